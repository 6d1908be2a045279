/** Deliveries to other programs and their outcomes. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { Attempt, DeliveryState, PushTarget, SentEvent } from '#contract/admin/webhooks.ts'
import type { Db } from '#db/client.ts'
import { pushDeliveries, webhooks } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { dueAt, isDone, isWaiting, withJob } from '#queue/delivery-job-state.ts'
import { auditAll } from '../audit/index.ts'
import type { AllowedContext, Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { pagination } from '../pagination.ts'
import { sendAgain } from './admin/webhook-actions.ts'
import type { Facts } from './compose.ts'
import { aboutOf } from './event-text.ts'

type Wanted = {
  page: number
  state?: DeliveryState | undefined
  event?: SentEvent | undefined
  webhook?: number | undefined
}

const perPage = 50

/** Newest first. */
export async function listDeliveries(
  { db }: AllowedContext<'system.manage'>,
  { page, state, event, webhook }: Wanted,
): Promise<AdminAnswer<'deliveries'>> {
  const conditions = [
    sql`true`,
    ...(state ? [sql`${stateOf} = ${state}`] : []),
    ...(event ? [sql`delivery.event = ${event}`] : []),
    ...(webhook ? [sql`delivery.webhook_id = ${webhook}`] : []),
  ]
  const where = sql.join(conditions, sql` and `)
  const [found, counted] = await Promise.all([
    read(
      db,
      sql`where ${where} order by delivery.created_at desc, delivery.id
      limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    db.execute<{ count: number }>(sql`select count(*)::int as count from ${joined} where ${where}`),
  ])
  return { data: found.map(present), pagination: pagination(counted.rows[0]?.count ?? 0, page, perPage) }
}

/** @throws NotFound for an unknown id */
export async function showDelivery(
  { db }: AllowedContext<'system.manage'>,
  id: string,
): Promise<AdminAnswer<'delivery'>> {
  const [row] = await read(db, sql`where delivery.id = ${id}`)
  if (!row) throw new NotFound(t.unknownDelivery)
  const { message_id, event: type, happened_at: timestamp, data, attempts } = row
  const body = JSON.stringify({ type, timestamp, data }, undefined, 2)
  return { data: { ...present(row), message_id, body, attempts } }
}

/**
 * Sends deliveries again, immediately and from the first try, also those that arrived: receivers recognise
 * the id.
 * @returns how many of them are still known
 */
export async function sendDeliveries(
  { db, queue, push, actor }: AllowedContext<'system.manage', 'db' | 'queue' | 'push'>,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const known = await tx
      .update(pushDeliveries)
      .set({ delivered_at: null })
      .where(inArray(pushDeliveries.id, [...new Set(ids)]))
      .returning()
    await sendAgain(tx, queue, known, push)
    const change = { action: 'send', entity: 'delivery', before: null, after: null }
    await auditAll(
      tx,
      actor,
      known.map(({ id }) => ({ ...change, entityId: id })),
    )
    return known.length
  })
}

/** Deletes deliveries after 30 days. */
export async function forgetDeliveries({ db }: Context): Promise<void> {
  await db.execute(sql`delete from ${pushDeliveries} where created_at < now() - interval '30 days'`)
}

const joined = sql`${pushDeliveries} as delivery
  left join ${webhooks} as webhook on webhook.id = delivery.webhook_id
  ${withJob(sql`delivery.id`)}`

/** A delivery without a job is given up, unless it is held for a receiver that is paused or switched off. */
const stateOf: SQL = sql`case
  when delivery.delivered_at is not null then 'delivered'
  when ${isWaiting} then 'waiting'
  when ${isDone} or (job.id is null and webhook.paused_at is not null) then 'held'
  else 'failed' end`

type Row = {
  id: string
  message_id: string
  event: SentEvent
  target: PushTarget
  webhook: { id: number; name: string } | null
  state: DeliveryState
  data: Facts
  attempts: Attempt[]
  next_at: string | null
  happened_at: string
  created_at: string
}

async function read(db: Db, which: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select delivery.id::text, delivery.message_id, delivery.event, delivery.target, delivery.data,
      delivery.attempts, ${stateOf} as state,
      case when webhook.id is not null then json_build_object('id', webhook.id, 'name', webhook.name) end as webhook,
      to_json(delivery.happened_at) #>> '{}' as happened_at, to_json(${dueAt}) #>> '{}' as next_at, to_json(delivery.created_at) #>> '{}' as created_at
    from ${joined} ${which}`)
  return rows
}

function present({ data, attempts, message_id: _, happened_at: __, ...row }: Row) {
  return {
    ...row,
    about: aboutOf(row.event, data),
    tries: attempts.length,
    last: attempts.at(-1) ?? null,
  }
}
