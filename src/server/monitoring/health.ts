/** Whether this process lives, and whether it should be sent visitors. */
import type { DatabaseWatch } from '#db/database-watch.ts'
import { notReady, readState } from '#db/state.ts'
import { retryAfterSeconds } from '../answers/send.ts'

export type Health = {
  /** The reason not to send visitors here, or undefined when all is well. */
  notReady: () => Promise<string | undefined>
}

/** The answer at /health/live and /health/ready. */
export async function healthAnswer(health: Health, target: string): Promise<Response> {
  const live = target.startsWith('/health/live')
  const reason = live ? undefined : await health.notReady()
  const body = JSON.stringify(reason ? { status: 'not ready', reason } : { status: live ? 'live' : 'ready' })
  return new Response(body, {
    status: reason ? 503 : 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(reason && { 'retry-after': String(retryAfterSeconds) }),
    },
  })
}

export type HealthSources = {
  /** Asks on a connection of its own: visitors who wait for the others keep no balancer waiting. */
  watch: Pick<DatabaseWatch, 'query'>
  isStopping: () => boolean
  /** The process writes nothing: a database that takes no changes will do. */
  onlyReads?: boolean
  /** Renders what visitors ask for; gives what could not be rendered. Not asked again once all could. */
  tryAnswers?: () => Promise<string | undefined>
}

export function watchHealth({ watch, isStopping, onlyReads = false, tryAnswers }: HealthSources): Health {
  let asking: Promise<string | undefined> | undefined
  let hasAnswered = tryAnswers === undefined

  async function ask(): Promise<string | undefined> {
    try {
      const reason = await askDatabase()
      if (reason !== undefined || hasAnswered) return reason
      const failed = await tryAnswers?.()
      hasAnswered = failed === undefined
      return failed
    } finally {
      asking = undefined
    }
  }

  async function askDatabase(): Promise<string | undefined> {
    try {
      const state = await readState(watch)
      return state === 'ready' || (onlyReads && state === 'recovering') ? undefined : notReady[state]
    } catch {
      return 'The database does not answer.'
    }
  }

  return {
    async notReady() {
      if (isStopping()) return 'The server is shutting down.'
      asking ??= ask()
      return asking
    },
  }
}
