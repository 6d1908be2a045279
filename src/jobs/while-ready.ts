/** Jobs run only while this version of the site can work with the database as it is. */
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type DatabaseState, notReady, readState } from '#db/state.ts'
import { NotNow } from '#queue/not-now.ts'
import type { Queue } from '#queue/queue.ts'

export interface WorkWhileReady {
  /** The queue, whose jobs wait while the database is not ready for this version. */
  queue: Queue
  /** Ends the watch. */
  stop: () => Promise<void>
}

interface Reports {
  paused: (sentence: string) => void
  resumed: (sentence: string) => void
}

const lookEveryMs = 2_000

/**
 * Pauses the queue as soon as a newer version has migrated the database or the database is read-only, and
 * resumes it afterwards. Paused jobs are left to the processes of the other version and lose none of their
 * tries.
 */
export async function workWhileReady(
  queue: Queue,
  database: Pick<pg.Pool, 'query'>,
  { paused, resumed }: Reports,
): Promise<WorkWhileReady> {
  const ending = new AbortController()
  let last: DatabaseState = 'ready'

  /** Returns the reason why no job may run now, or undefined. */
  async function look(): Promise<string | undefined> {
    const state = await readState(database)
    if (state !== last) {
      if (state === 'ready') {
        // When not all could begin again, the next look tries once more.
        await queue.resume()
        last = state
        resumed('Jobs run again.')
      } else {
        last = state
        paused(`${notReady[state]} Jobs wait.`)
        // Not awaited, because the call may come from a job that is under way.
        void queue.pause()
      }
    }
    return state === 'ready' ? undefined : notReady[state]
  }

  /** The database may be migrated between two looks, so each job checks for itself. */
  function guarded<Given extends unknown[]>(handle: (...given: Given) => Promise<void>) {
    return async (...given: Given) => {
      const reason = await look()
      if (reason !== undefined) throw new NotNow(reason)
      return handle(...given)
    }
  }

  async function watch(): Promise<void> {
    const { signal } = ending
    while (!signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal }).catch(() => {})
      // An unreachable database is reported by the code that needs it.
      if (!signal.aborted) await look().catch(() => {})
    }
  }

  await look()
  const watching = watch()
  return {
    queue: {
      ...queue,
      work: (name, handle, handleAll) => queue.work(name, guarded(handle), handleAll && guarded(handleAll)),
    },
    async stop() {
      ending.abort()
      await watching
    },
  }
}
