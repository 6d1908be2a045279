/** Purges changed pages from the CDN. */
import { randomUUID } from 'node:crypto'
import type { Cdn } from '#integrations/cdn.ts'
import type { JobPayloads } from '#queue/jobs.ts'
import { NotNow } from '#queue/not-now.ts'
import type { Needs } from '../context.ts'

// A page from before the change may still be on its way to the CDN, or from a site that noticed it a moment
// later.
const againMs = 3_000

/**
 * Purges the tags of several jobs together, and again when no page from before the change can be on its way.
 * @throws NotNow while the CDN does not accept it
 */
export async function purgeCdn(
  { db, queue, clock, cdn }: Needs<'db' | 'queue' | 'clock'> & { cdn: Cdn },
  jobs: readonly JobPayloads['purge-cdn'][],
): Promise<void> {
  try {
    await cdn.purge(jobs.flatMap(({ tags }) => tags))
  } catch (error) {
    throw new NotNow(String(error), { cause: error })
  }
  const first = jobs.filter(({ again }) => !again).flatMap(({ tags }) => tags)
  if (first.length === 0) return
  const tags = first.includes('*') ? ['*'] : [...new Set(first)]
  const after = new Date(clock().getTime() + againMs)
  await queue.enqueueAll(db, 'purge-cdn', [{ data: { tags, again: true }, key: randomUUID(), after }])
}
