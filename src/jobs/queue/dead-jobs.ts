/** Jobs that were given up: they stay for a week, for somebody to look at them. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

export type DeadJob = {
  id: string
  name: string
  data: unknown
  /** What the last try said. */
  problem: string
  tries: number
  created_at: string
  given_up_at: string
}

/** The last to be given up first; `total` counts all of them. */
export async function readDeadJobs(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ jobs: DeadJob[]; total: number }> {
  const { rows } = await db.execute<DeadJob>(sql`
    select ${columns} from pgboss.job where state = 'failed'
    order by completed_on desc, id limit ${limit} offset ${offset}`)
  const { rows: counted } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
  )
  return { jobs: rows, total: counted[0]?.count ?? 0 }
}

/** Has them tried again from the beginning; gives those that were. */
export function retryDeadJobs(tx: Db, ids: readonly string[]): Promise<DeadJob[]> {
  const again = sql`state = 'retry', retry_count = 0, start_after = now(), completed_on = null`
  return change(tx, ids, 'failed', again)
}

/** Puts them away: they are neither tried nor listed any more, and gone with their week. */
export function dropDeadJobs(tx: Db, ids: readonly string[]): Promise<DeadJob[]> {
  return change(tx, ids, 'failed', sql`state = 'cancelled'`)
}

/** Takes back that they were put away. */
export function keepDeadJobs(tx: Db, ids: readonly string[]): Promise<DeadJob[]> {
  return change(tx, ids, 'cancelled', sql`state = 'failed'`)
}

async function change(tx: Db, ids: readonly string[], state: string, to: SQL): Promise<DeadJob[]> {
  const { rows } = await tx.execute<DeadJob>(sql`
    update pgboss.job set ${to}
    where state = ${sql.raw(`'${state}'`)} and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    returning ${columns}`)
  return rows
}

const columns =
  sql.raw(`id::text, name, data, coalesce(output ->> 'message', 'It did not say why.') as problem,
  retry_count + 1 as tries, to_json(created_on) #>> '{}' as created_at,
  to_json(coalesce(completed_on, created_on)) #>> '{}' as given_up_at`)
