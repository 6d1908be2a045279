import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PushEvent } from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import type { WebhookEvent } from '#queue/jobs.ts'
import { jobsFrom } from '#queue/queue.ts'

/** What an event is about, by its number; `was` is the state before, for events that tell of one. */
export type Subject = { id: number; was?: string }

/**
 * Has other programs told that something happened, once the transaction of it commits and only then. Who wants to
 * know is looked up afterwards (`fanOut`): whoever made it happen does not wait for that.
 */
export async function emitEvent(tx: Db, event: PushEvent, subjects: readonly Subject[]): Promise<void> {
  if (subjects.length === 0) return
  const at = new Date().toISOString()
  const happenings: WebhookEvent[] = subjects.map(({ id, was }) => ({
    key: randomUUID(),
    event,
    id,
    at,
    ...(was !== undefined && { was }),
  }))
  const told = JSON.stringify({ happenings })
  await tx.execute(jobsFrom('fan-out-webhooks', sql`(select ${told}::jsonb as data) as told`, sql`told.data`))
}
