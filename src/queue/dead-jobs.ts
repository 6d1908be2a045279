/** Jobs that were given up: they stay for a week, so that staff can look at them. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { type JobName, type JobPayloads, jobStoredAs } from './jobs.ts'
import type { Queue } from './queue.ts'

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

/** Returns the most recently given up first; `total` counts all of them. */
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

/** Retries them from the beginning under the same IDs and returns those; skips jobs of other versions. */
export async function retryDeadJobs(
  tx: Db,
  queue: Pick<Queue, 'enqueueAll' | 'remove'>,
  ids: readonly string[],
): Promise<DeadJob[]> {
  type Row = DeadJob & { data: JobPayloads[JobName]; group: string | null; delay: number }
  const { rows } = await tx.execute<Row>(sql`
    select ${columns}, group_id as "group", retry_delay as delay from pgboss.job
    where state = 'failed' and id in (${idsIn(ids)}) for update`)
  const retried: DeadJob[] = []
  for (const [name, jobs] of Map.groupBy(rows, (row) => jobStoredAs(row.name))) {
    if (name === undefined) continue
    retried.push(...jobs)
    const anew = jobs.map(({ id, data, group, delay }) => ({
      id,
      data,
      group: group ?? undefined,
      retrySeconds: delay,
    }))
    await queue.remove(
      tx,
      name,
      anew.map(({ id }) => id),
    )
    await queue.enqueueAll(tx, name, anew)
  }
  return retried
}

/** Dismisses them: they are no longer tried or listed, and are deleted after a week. pg-boss cancels none of these. */
export function dropDeadJobs(tx: Db, ids: readonly string[]): Promise<DeadJob[]> {
  return change(tx, ids, 'failed', sql`state = 'cancelled'`)
}

/** Takes back their dismissal. */
export function restoreDeadJobs(tx: Db, ids: readonly string[]): Promise<DeadJob[]> {
  return change(tx, ids, 'cancelled', sql`state = 'failed'`)
}

function idsIn(ids: readonly string[]): SQL {
  return sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`
}

async function change(tx: Db, ids: readonly string[], state: string, to: SQL): Promise<DeadJob[]> {
  const { rows } = await tx.execute<DeadJob>(sql`
    update pgboss.job set ${to}
    where state = ${sql.raw(`'${state}'`)} and id in (${idsIn(ids)})
    returning ${columns}`)
  return rows
}

const columns =
  sql.raw(`id::text, name, data, coalesce(output ->> 'message', 'It did not say why.') as problem,
  retry_count + 1 as tries, to_json(created_on) #>> '{}' as created_at,
  to_json(coalesce(completed_on, created_on)) #>> '{}' as given_up_at`)
