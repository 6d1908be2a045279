import { eq, sql } from 'drizzle-orm'
import { type Attempt, testEvent } from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import { leads, pushDeliveries, webhooks } from '#db/schema/index.ts'
import { type Answered, NotSent, post } from '#integrations/post.ts'
import { complaintAbout, publicLookup } from '#integrations/public-address.ts'
import { pushNotes } from '#messages/admin.ts'
import type { Context, Needs } from '../context.ts'
import { noteOf } from './event-text.ts'
import { noteFailure, noteSuccess } from './health.ts'
import { signedHeaders } from './sign.ts'

const t = pushNotes.problem

type Delivery = typeof pushDeliveries.$inferSelect
type Webhook = typeof webhooks.$inferSelect

/**
 * Sends one delivery and records the outcome. A delivery that arrived, or whose receiver is switched off,
 * paused or deleted, is left as it is.
 * @throws the problem, as a sentence: it is tried again later
 */
export async function deliver(
  ctx: Context<'db' | 'queue' | 'mailer' | 'push' | 'senders' | 'secret' | 'siteUrl'>,
  deliveryId: string,
): Promise<void> {
  const { db } = ctx
  const [found] = await db
    .select({ delivery: pushDeliveries, webhook: webhooks })
    .from(pushDeliveries)
    .leftJoin(webhooks, eq(webhooks.id, pushDeliveries.webhook_id))
    .where(eq(pushDeliveries.id, deliveryId))
  if (!found || found.delivery.delivered_at || !ctx.senders) return
  const { delivery, webhook } = found
  if (webhook && isResting(webhook, delivery)) return
  const attempt = await attemptOf(() => (webhook ? sendTo(ctx, webhook, delivery) : speak(ctx, delivery)))
  await db.transaction(async (tx) => {
    await tx
      .update(pushDeliveries)
      .set({
        attempts: sql`${pushDeliveries.attempts} || ${JSON.stringify([attempt])}::jsonb`,
        delivered_at: attempt.problem === null ? new Date() : null,
      })
      .where(eq(pushDeliveries.id, deliveryId))
    // The result of a test event does not count for the webhook's health.
    if (!webhook || delivery.event === testEvent) return
    await (attempt.problem === null ? noteSuccess(tx, webhook) : noteFailure(tx, ctx, webhook, attempt))
  })
  if (attempt.problem !== null) throw new Error(attempt.problem)
}

function isResting({ active, paused_at, archived_at }: Webhook, { event }: Delivery): boolean {
  return archived_at !== null || (event !== testEvent && (!active || paused_at !== null))
}

async function attemptOf(send: () => Promise<Answered>): Promise<Attempt> {
  const begun = performance.now()
  const at = new Date().toISOString()
  const since = () => Math.round(performance.now() - begun)
  try {
    const { status, text } = await send()
    return { at, ms: since(), status, answer: text.slice(0, 500), problem: problemOf(status) }
  } catch (error) {
    if (!(error instanceof NotSent)) throw error
    return { at, ms: since(), status: null, answer: '', problem: error.message }
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return t.redirect({ status })
  return t.status({ status })
}

async function sendTo(
  ctx: Needs<'db' | 'queue' | 'secret' | 'siteUrl' | 'push' | 'senders'>,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Answered> {
  const { timeoutMs, mayLoopback } = ctx.push
  // An address that was public when it was saved may lead elsewhere by now.
  const complaint = await complaintAbout(webhook.url, mayLoopback)
  if (complaint) throw new NotSent(complaint)
  const body = JSON.stringify({
    type: delivery.event,
    timestamp: delivery.happened_at.toISOString(),
    data: { ...delivery.data, ...(await contactOf(ctx.db, webhook, delivery)) },
  })
  return post(webhook.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Aangan-Webhooks/1',
      ...signedHeaders(ctx.secret, webhook, { id: delivery.message_id, body }, new Date()),
    },
    body,
    timeoutMs,
    lookup: publicLookup(mayLoopback),
  })
}

/** Read when it is sent and stored nowhere else: after an erasure nothing more is sent. */
async function contactOf(db: Db, { with_contact }: Webhook, { lead_id }: Delivery): Promise<object> {
  if (!with_contact || lead_id === null) return {}
  const { name, phone_e164, phone, email } = leads
  const [contact] = await db
    .select({ name, phone: sql<string | null>`coalesce(${phone_e164}, ${phone})`, email })
    .from(leads)
    .where(eq(leads.id, lead_id))
  return contact ? { contact } : {}
}

/** Sends by one of the server's own senders, if it is set up. */
async function speak(
  { senders }: Needs<'senders'>,
  { target, message_id, event, data }: Delivery,
): Promise<Answered> {
  const sender = target === 'webhook' ? undefined : senders?.[target]
  if (!sender) throw new NotSent(t.noSender)
  return sender.send({ id: message_id, event, ...noteOf(event, data) })
}
