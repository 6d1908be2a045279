/** The jobs of deliveries: each has the id of its delivery. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { storedName } from './jobs.ts'

const delivering = sql.raw(`'${storedName('deliver-webhook')}'`)

/** Joins the job of the delivery with that id as `job`; none once it was done a week ago. */
export function withJob(id: SQL): SQL {
  return sql`left join pgboss.job as job on job.name = ${delivering} and job.id = ${id}`
}

/** Whether a joined job is still to be done, was given up or put away; else it is done or gone. */
export const isWaiting = sql`coalesce(job.state in ('created', 'retry', 'active'), false)`
export const isDone = sql`coalesce(job.state = 'completed', false)`

/** When a joined job that waits is due. */
export const dueAt = sql`case when job.state in ('created', 'retry') then job.start_after end`

/** Which of these jobs are being done at this moment; of the others none is begun before the transaction ends. */
export async function activeJobs(tx: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string; active: boolean }>(sql`
    select id::text, state = 'active' as active from pgboss.job
    where name = ${delivering} and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    for update`)
  return new Set(rows.filter(({ active }) => active).map(({ id }) => id))
}
