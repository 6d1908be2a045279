import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { LeadReceipt } from '#contract/leads/inquiry.ts'
import type { JobApplication } from '#contract/vacancies/applications.ts'
import { resumeField } from '#contract/vacancies/resume-upload.ts'
import type { Db } from '#db/client.ts'
import { jobApplications, jobs, leadEvents, resumes } from '#db/schema/index.ts'
import { leadTimeline as t } from '#messages/admin.ts'
import { validationMessages } from '#messages/common.ts'
import { currentLanguage } from '#messages/language.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { emitEvent } from '../emit-event.ts'
import { Invalid, NotFound } from '../errors.ts'
import { type IdempotencyKey, rememberedAnswer, rememberInstead } from '../idempotency/index.ts'
import { toE164 } from '../phone.ts'
import { withNewReference } from '../reference.ts'
import { isOpen } from '../vacancies/index.ts'

/**
 * Stores an application for a job: its row, the first line of its timeline and the job that sends mails, all
 * or none. The same person applying for the same job again within ten minutes is a note on the first
 * application.
 * @throws NotFound when the job is not open, Invalid when the CV is missing or unknown or the key of `once`
 *   was used with other values
 */
export async function receiveApplication(
  { db, queue }: Context<'db' | 'queue'>,
  { application, once }: { application: JobApplication; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  return withNewReference('job_applications_reference_unique', (reference) =>
    db.transaction(async (tx) => {
      const receipt: LeadReceipt = { data: { reference } }
      const earlier = once && (await rememberedAnswer(tx, once, receipt))
      if (earlier) return earlier
      await mustBeOpen(tx, application.job_id)
      await mustBeUploaded(tx, application.resume_link)
      const same = await findSame(tx, application)
      if (same) {
        const first = { data: { reference: same.reference } }
        await note(tx, same.id, 'repeated', t.repeated)
        if (once) await rememberInstead(tx, once, first)
        return first
      }
      const applicationId = await insert(tx, reference, application)
      await note(tx, applicationId, 'received', t.received)
      await queue.enqueue(tx, 'application-received', { applicationId })
      await emitEvent({ db: tx, queue }, 'application.received', [{ id: applicationId }])
      return receipt
    }),
  )
}

async function mustBeOpen(tx: Db, id: number): Promise<void> {
  const found = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpen))
  if (found.length === 0) throw new NotFound(missing.openVacancy)
}

/** Locked, so that no clean-up takes it away before the application has it. */
async function mustBeUploaded(tx: Db, link: string): Promise<void> {
  if (link === '') throw new Invalid({ [resumeField]: validationMessages.required })
  const found = await tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.id, link)).for('key share')
  if (found.length === 0) throw new Invalid({ [resumeField]: validationMessages.chooseAgain })
}

async function findSame(tx: Db, { job_id, email, phone }: JobApplication) {
  // Two who apply at the same moment wait for each other.
  const person = `job ${job_id} ${email} ${phone}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`)
  const [same] = await tx
    .select({ id: jobApplications.id, reference: jobApplications.reference })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.job_id, job_id),
        eq(jobApplications.email, email),
        eq(jobApplications.phone, phone),
        gt(jobApplications.created_at, sql`now() - interval '10 minutes'`),
      ),
    )
    .orderBy(asc(jobApplications.id))
    .limit(1)
  return same
}

async function insert(
  tx: Db,
  reference: string,
  { resume_link: resume, ...application }: JobApplication,
): Promise<number> {
  const phone_e164 = toE164(application.phone)
  const [row] = await tx
    .insert(jobApplications)
    .values({ ...application, resume, reference, phone_e164, language: currentLanguage() })
    .returning({ id: jobApplications.id })
  if (!row) throw new Error('The database gave the new application no id')
  return row.id
}

async function note(tx: Db, application_id: number, kind: string, text: string): Promise<void> {
  await tx.insert(leadEvents).values({ application_id, kind, note: text, actor: 'visitor' })
}
