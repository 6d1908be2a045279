import { randomUUID } from 'node:crypto'
import type { PushEvent } from '#contract/admin/webhooks.ts'
import type { WebhookEvent } from '#queue/jobs.ts'
import type { Needs } from './context.ts'

/** What an event is about, by its number; `was` is the state before, for events that tell of one. */
export type Subject = { id: number; was?: string }

/**
 * Has webhooks called about an event, once the transaction at hand commits and only then. Who subscribed is looked up
 * afterwards (`fanOut`), so that nobody waits for it.
 */
export async function emitEvent(
  { db, queue }: Needs<'db' | 'queue'>,
  event: PushEvent,
  subjects: readonly Subject[],
): Promise<void> {
  if (subjects.length === 0) return
  const at = new Date().toISOString()
  const happenings: WebhookEvent[] = subjects.map(({ id, was }) => ({
    key: randomUUID(),
    event,
    id,
    at,
    ...(was !== undefined && { was }),
  }))
  await queue.enqueue(db, 'fan-out-webhooks', { happenings })
}
