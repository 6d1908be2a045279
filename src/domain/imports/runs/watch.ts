/** Tells the import's row how far it is, and hears from it whether it is to stop: other servers are asked too. */
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { importRuns } from '#db/schema/index.ts'

const everyMs = 300

export function watchRun(db: Db, id: number) {
  const stop = new AbortController()
  let progress = 0
  let telling: Promise<void> | undefined
  const tell = async () => {
    const [row] = await db
      .update(importRuns)
      .set({ progress })
      .where(eq(importRuns.id, id))
      .returning({ stopAsked: importRuns.stop_asked })
    if (row?.stopAsked) stop.abort()
  }
  const timer = setInterval(() => {
    // What cannot be told now is told the next time; what is wrong shows in the work itself.
    telling ??= tell()
      .catch(() => {})
      .finally(() => {
        telling = undefined
      })
  }, everyMs)
  return {
    signal: stop.signal,
    show(part: number): void {
      progress = Math.min(1, part)
    },
    async end(): Promise<void> {
      clearInterval(timer)
      await telling
    },
  }
}
