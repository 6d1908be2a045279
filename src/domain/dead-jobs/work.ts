import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { Db } from '#db/client.ts'
import * as queued from '#queue/dead-jobs.ts'
import { jobStoredAs, jobs as known } from '#queue/jobs.ts'
import type { Staff } from '../access/index.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { pagination } from '../pagination.ts'

const perPage = 50

/** Jobs that were given up, the last one first. */
export async function listDeadJobs(
  { db }: AllowedContext<'system.manage'>,
  { page }: { page: number },
): Promise<AdminAnswer<'deadJobs'>> {
  const { jobs, total } = await queued.readDeadJobs(db, { limit: perPage, offset: (page - 1) * perPage })
  const data = jobs.map((job) => ({ ...job, label: labelOf(job) }))
  return { data, pagination: pagination(total, page, perPage) }
}

/** A job that another version of the site wrote has its name alone. */
function labelOf({ name }: queued.DeadJob): string {
  const job = jobStoredAs(name)
  return job === undefined ? name : known[job].label
}

/** Has them tried again from the beginning. @returns how many of them were dead */
export async function retryJobs(
  { db, queue, actor }: AllowedContext<'system.manage', 'db' | 'queue'>,
  ids: readonly string[],
): Promise<number> {
  const jobs = await change(db, actor, 'retry', (tx) => queued.retryDeadJobs(tx, queue, ids))
  return jobs.length
}

/** Puts them away. @returns how many of them were dead */
export async function dropJobs(
  { db, actor }: AllowedContext<'system.manage'>,
  ids: readonly string[],
): Promise<number> {
  return (await change(db, actor, 'drop', (tx) => queued.dropDeadJobs(tx, ids))).length
}

/** Takes back that they were put away. @returns how many of them were */
export async function restoreJobs(
  { db, actor }: AllowedContext<'system.manage'>,
  ids: readonly string[],
): Promise<number> {
  return (await change(db, actor, 'keep', (tx) => queued.restoreDeadJobs(tx, ids))).length
}

function change(
  db: Db,
  actor: Staff,
  action: string,
  work: (tx: Db) => Promise<queued.DeadJob[]>,
): Promise<queued.DeadJob[]> {
  return db.transaction(async (tx) => {
    const jobs = await work(tx)
    // Without the problem: what a mail server said may name a visitor, and the audit log outlives them.
    for (const { id, name, data } of jobs)
      await audit(tx, actor, {
        action,
        entity: 'job given up',
        entityId: id,
        before: { name, data },
        after: null,
      })
    return jobs
  })
}
