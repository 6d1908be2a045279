/** The jobs of deliveries: each has the id of its delivery. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Joins the job of the delivery with that id as `job`; none once it was done a week ago. */
export function withJob(id: SQL): SQL {
  return sql`left join pgboss.job as job on job.name = 'push' and job.id = ${id}`
}

/** Whether a joined job is still to be done, was given up or put away; else it is done or gone. */
export const isWaiting = sql`coalesce(job.state in ('created', 'retry', 'active'), false)`
export const isDone = sql`coalesce(job.state = 'completed', false)`
/** When a joined job that waits is due. */
export const dueAt = sql`case when job.state in ('created', 'retry') then job.start_after end`

/**
 * Has jobs done now and from the beginning, whatever became of them; gives the ids of those that are there. One that is
 * being done at this moment is left to that.
 */
export async function sendJobsAgain(
  tx: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { isActive: boolean }>> {
  const { rows } = await tx.execute<{ id: string; isActive: boolean }>(sql`
    with asked as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)),
    moved as (
      update pgboss.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
      from asked where job.name = 'push' and job.id = asked.id and job.state <> 'active'
    )
    select job.id::text, job.state = 'active' as "isActive" from pgboss.job join asked on asked.id = job.id where job.name = 'push'`)
  return new Map(rows.map(({ id, isActive }) => [id, { isActive }]))
}
