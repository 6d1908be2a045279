import { eq } from 'drizzle-orm'
import { type AdminVacancy, NewJob } from '#contract/admin/vacancies.ts'
import { messagesByPath } from '#contract/api/issues.ts'
import { jobs } from '#db/schema/index.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import { overtaken, type Seen } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, Invalid, NotFound } from '../../errors.ts'
import { findJob } from './read.ts'

/** @throws Invalid for a city that is not there */
export async function createJob(
  { db, actor }: AllowedContext<'jobs.edit'>,
  given: NewJob,
): Promise<AdminVacancy> {
  return inKnownCity(
    db.transaction(async (tx) => {
      const [row] = await tx.insert(jobs).values(given).returning({ id: jobs.id })
      const made = row && (await findJob(tx, row.id))
      if (!made) throw new Error('What was stored is not there')
      await audit(tx, actor, {
        action: 'create',
        entity: 'job',
        entityId: made.id,
        before: null,
        after: made,
      })
      return made
    }),
  )
}

export type JobChange = { [Field in keyof NewJob]?: NewJob[Field] | undefined }

/**
 * Changes the fields that are named.
 * @throws NotFound for an unknown id, Conflict for a version that is not the newest, Invalid when fields contradict
 * each other or the city is unknown
 */
export async function changeJob(
  { db, actor }: AllowedContext<'jobs.edit'>,
  { id, version, change }: { change: JobChange } & Seen,
): Promise<AdminVacancy> {
  return inKnownCity(
    db.transaction(async (tx) => {
      await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id)).for('update')
      const before = await findJob(tx, id)
      if (!before) throw new NotFound(t.unknownVacancy)
      if (before.version !== version) throw new Conflict(overtaken)
      const fields = { ...whole(before, change), version: version + 1 }
      await tx.update(jobs).set(fields).where(eq(jobs.id, id))
      const after = await findJob(tx, id)
      await audit(tx, actor, { action: 'change', entity: 'job', entityId: id, before, after })
      return after ?? before
    }),
  )
}

/** All fields of the job after the change: the rules are about fields together. */
function whole(before: AdminVacancy, change: JobChange): NewJob {
  const named = Object.entries({ ...before, ...change }).filter(([name]) => Object.hasOwn(NewJob.shape, name))
  const job = Object.fromEntries(named)
  const parsed = NewJob.safeParse(job)
  if (parsed.success) return parsed.data
  throw new Invalid(messagesByPath(parsed.error.issues, job))
}

function inKnownCity<Result>(work: Promise<Result>): Promise<Result> {
  return refusedAs(work, {
    jobs_city_id_cities_id_fk: () => new Invalid({ city_id: t.unknownCity }),
  })
}
