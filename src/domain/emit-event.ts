import { randomUUID } from 'node:crypto'
import type { PushEvent } from '#contract/admin/webhooks.ts'
import type { WebhookEvent } from '#queue/jobs.ts'
import type { Needs } from './context.ts'

/** The subject of an event by its number; `was` is the state before, for events about a change of state. */
export type Subject = { id: number; was?: string }

/**
 * Calls webhooks about an event, only once the current transaction has committed. The subscribers are looked
 * up afterwards (`fanOut`), in the background.
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
