import { randomUUID } from 'node:crypto'
import { and, isNull, sql } from 'drizzle-orm'
import {
  type PushEvent,
  type PushTarget,
  pushEvents,
  spokenEvents,
  spokenTargets,
} from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import { pushDeliveries, webhooks } from '#db/schema/index.ts'
import type { WebhookEvent } from '#queue/jobs.ts'
import type { Context, Needs } from '../context.ts'
import { type Facts, factsOf } from './compose.ts'
import { enqueueDeliveries } from './retries.ts'

type Delivery = typeof pushDeliveries.$inferInsert
type Receiver = { target: PushTarget; webhookId: number | null; isPaused: boolean }

/**
 * Stores the deliveries of events for all receivers and enqueues them. However often this is called, each
 * receiver gets an event once.
 */
export async function fanOut(
  ctx: Context<'db' | 'queue' | 'mailer' | 'push' | 'senders' | 'secret' | 'siteUrl'>,
  happenings: readonly WebhookEvent[],
): Promise<void> {
  const { db, senders } = ctx
  if (!senders) return
  for (const [name, same] of Map.groupBy(happenings, ({ event }) => event)) {
    const event = pushEvents.find((one) => one === name)
    if (!event) continue
    const receivers = await receiversOf(ctx, event)
    if (receivers.length === 0) continue
    const ids = same.map(({ id }) => id)
    const facts = await factsOf(db, event, ids, ctx.siteUrl())
    await db.transaction(async (tx) => {
      for (const receiver of receivers) await write(tx, ctx, receiver, event, same, facts)
    })
  }
}

/** Webhooks that chose the event, and the server's own senders for events worth a message. */
async function receiversOf(
  { db, senders = {} }: Needs<'db' | 'senders'>,
  event: PushEvent,
): Promise<Receiver[]> {
  const chosen = await db
    .select({ id: webhooks.id, paused_at: webhooks.paused_at })
    .from(webhooks)
    .where(and(webhooks.active, isNull(webhooks.archived_at), sql`${event} = any(${webhooks.events})`))
  const spoken = spokenEvents.includes(event) ? spokenTargets.filter((one) => senders[one]) : []
  return [
    ...chosen.map(({ id, paused_at }) => ({
      target: 'webhook' as const,
      webhookId: id,
      isPaused: paused_at !== null,
    })),
    ...spoken.map((target) => ({ target, webhookId: null, isPaused: false })),
  ]
}

async function write(
  tx: Db,
  { queue, push }: Needs<'queue' | 'push'>,
  receiver: Receiver,
  event: PushEvent,
  happenings: readonly WebhookEvent[],
  factsById: ReadonlyMap<number, Facts>,
): Promise<void> {
  const { target, webhookId, isPaused } = receiver
  const rows = happenings.flatMap(({ key, id, at, was }): Delivery[] => {
    const facts = factsById.get(id)
    if (!facts || (target !== 'webhook' && isNobodys(event, facts))) return []
    return [
      {
        id: randomUUID(),
        message_id: `msg_${key.replaceAll('-', '')}`,
        target,
        webhook_id: webhookId,
        lead_id: event.startsWith('lead.') ? id : null,
        event,
        data: was === undefined ? facts : { ...facts, previous_status: was },
        happened_at: new Date(at),
      },
    ]
  })
  if (rows.length === 0) return
  const written = await tx.insert(pushDeliveries).values(rows).onConflictDoNothing().returning()
  // For a paused receiver they are held.
  if (!isPaused) await enqueueDeliveries(tx, queue, written, push)
}

/** An unassigned lead is not worth a message to a phone. */
function isNobodys(event: PushEvent, { agent }: Facts): boolean {
  return event === 'lead.assigned' && agent === null
}
