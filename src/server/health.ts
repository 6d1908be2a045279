/** Whether this process lives, and whether it should be sent visitors. */
import type pg from 'pg'
import { notReady, readState } from '#db/state.ts'

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
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

export type HealthSources = {
  pool: Pick<pg.Pool, 'query'>
  isStopping: () => boolean
  /** The process writes nothing: a database that takes no changes will do. */
  onlyReads?: boolean
}

export function watchHealth({ pool, isStopping, onlyReads = false }: HealthSources): Health {
  return {
    async notReady() {
      if (isStopping()) return 'The server is shutting down.'
      try {
        const state = await readState(pool)
        return state === 'ready' || (onlyReads && state === 'recovering') ? undefined : notReady[state]
      } catch {
        return 'The database does not answer.'
      }
    },
  }
}
