/** Adds a job for every tag that changed: the process that takes the job has the CDN purge it. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#db/client.ts'
import type { Queue } from '#queue/queue.ts'
import { everything } from './page-cache.ts'

export type CdnNews = {
  changed(tags: readonly string[]): void
  close(): Promise<void>
}

const gatherMs = 20
const pauseMs = 1_000
// For more tags, as after an import, all pages are purged instead.
const mostTags = 200

/** Every process gets each change, and their jobs for one tag are one job. */
export function openCdnNews(
  { db, queue }: { db: Db; queue: Pick<Queue, 'enqueueAll' | 'wake'> },
  onTrouble: (error: unknown) => void,
): CdnNews {
  let waiting = new Set<string>()
  let telling: Promise<void> | undefined
  const closing = new AbortController()

  async function tell(): Promise<void> {
    await wait(gatherMs)
    while (waiting.size > 0) {
      const changed = waiting
      waiting = new Set()
      const tags = changed.has(everything) || changed.size > mostTags ? [everything] : [...changed]
      try {
        await queue.enqueueAll(
          db,
          'purge-cdn',
          tags.map((tag) => ({ data: { tags: [tag] }, key: tag })),
        )
        queue.wake('purge-cdn')
      } catch (error) {
        onTrouble(error)
        for (const tag of tags) waiting.add(tag)
        // Changes not sent now are covered by the next start, which purges everything.
        if (closing.signal.aborted) return
        await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  return {
    changed(tags) {
      for (const tag of tags) waiting.add(tag)
      telling ??= tell().finally(() => {
        telling = undefined
      })
    },
    async close() {
      closing.abort()
      await telling
    },
  }
}
