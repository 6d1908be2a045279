/** Actions of administrators on a webhook besides saving it. */
import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { agency } from '#agency'
import { testEvent } from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import { pushDeliveries, webhooks } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { activeJobs } from '#queue/delivery-job-state.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext, StaffContext } from '../../context.ts'
import { Conflict, NotFound } from '../../errors.ts'
import { enqueueDeliveries } from '../retries.ts'
import { newSalt, shownSecret } from '../sign.ts'

/**
 * Draws a new secret and returns it, only this once. The previous one signs too for a day.
 * @throws NotFound for an unknown id
 */
export async function drawSecret(
  { db, secret, actor }: AllowedContext<'system.manage', 'db' | 'secret'>,
  id: number,
): Promise<{ secret: string }> {
  const salt = newSalt()
  await db.transaction(async (tx) => {
    const before = await locked(tx, id)
    await tx
      .update(webhooks)
      .set({
        salt,
        old_salt: before.secret_at === null ? null : before.salt,
        secret_at: sql`now()`,
        version: sql`${webhooks.version} + 1`,
      })
      .where(eq(webhooks.id, id))
    await audit(tx, actor, {
      action: 'draw secret',
      entity: 'webhook',
      entityId: id,
      before: null,
      after: null,
    })
  })
  return { secret: shownSecret(secret, id, salt) }
}

/** Sends the test event. @throws NotFound for an unknown id, Conflict for one in the archive */
export async function testWebhook(
  { db, queue, push, clock, actor }: AllowedContext<'system.manage', 'db' | 'queue' | 'push' | 'clock'>,
  id: number,
) {
  return db.transaction(async (tx) => {
    const { name, archived_at } = await locked(tx, id)
    if (archived_at !== null) throw new Conflict(t.webhookArchived)
    const delivery = randomUUID()
    const row: typeof pushDeliveries.$inferInsert & { webhook_id: number } = {
      id: delivery,
      message_id: `msg_${randomUUID().replaceAll('-', '')}`,
      target: 'webhook',
      webhook_id: id,
      event: testEvent,
      data: { text: `${agency.name} can reach ${name}.` },
      happened_at: clock(),
    }
    await tx.insert(pushDeliveries).values(row)
    await enqueueDeliveries(tx, queue, [row], push)
    await audit(tx, actor, { action: 'test', entity: 'webhook', entityId: id, before: null, after: null })
    return { delivery }
  })
}

const resumedDays = 7

/**
 * Resumes a paused webhook: deliveries of the last week that were held, or failed meanwhile, are sent.
 * @returns how many @throws NotFound for an unknown id, Conflict for one that is not paused
 */
export async function resumeWebhook(
  { db, queue, push, actor }: AllowedContext<'system.manage', 'db' | 'queue' | 'push'>,
  id: number,
) {
  return db.transaction(async (tx) => {
    const { paused_at } = await locked(tx, id)
    if (paused_at === null) throw new Conflict(t.webhookRunning)
    await tx
      .update(webhooks)
      .set({ paused_at: null, failing_since: null, version: sql`${webhooks.version} + 1` })
      .where(eq(webhooks.id, id))
    const due = await tx
      .select()
      .from(pushDeliveries)
      .where(
        and(
          eq(pushDeliveries.webhook_id, id),
          isNull(pushDeliveries.delivered_at),
          gt(pushDeliveries.created_at, sql`now() - make_interval(days => ${resumedDays})`),
        ),
      )
    const { active } = await sendAgain(tx, queue, due, push)
    // A worker on these may have seen that it was paused before, and left them.
    await enqueueDeliveries(tx, queue, active, push, () => randomUUID())
    await audit(tx, actor, {
      action: 'resume',
      entity: 'webhook',
      entityId: id,
      before: { paused: true },
      after: { paused: false },
    })
    return { count: due.length }
  })
}

/** Runs the jobs of deliveries immediately, from the first try; returns those in progress, which continue. */
export async function sendAgain(
  tx: Db,
  queue: StaffContext<'queue'>['queue'],
  deliveries: readonly (typeof pushDeliveries.$inferSelect)[],
  push: StaffContext<'push'>['push'],
): Promise<{ active: typeof deliveries }> {
  const atWork = await activeJobs(
    tx,
    deliveries.map(({ id }) => id),
  )
  const { active = [], others = [] } = Object.groupBy(deliveries, ({ id }) =>
    atWork.has(id) ? 'active' : 'others',
  )
  await queue.remove(
    tx,
    'deliver-webhook',
    others.map(({ id }) => id),
  )
  await enqueueDeliveries(tx, queue, others, push)
  return { active }
}

async function locked(tx: Db, id: number): Promise<typeof webhooks.$inferSelect> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update')
  if (!webhook) throw new NotFound(t.gone)
  return webhook
}
