import { inArray, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import type { PersonQuery } from '#contract/admin/privacy.ts'
import type { Db } from '#db/client.ts'
import {
  alertContacts,
  bookings,
  idempotencyKeys,
  jobApplications,
  leadEvents,
  leads,
  mails,
  paymentNotices,
  pushDeliveries,
  resumes,
  tasks,
} from '#db/schema/index.ts'
import { actors, recordErrors as t } from '#messages/admin.ts'
import { forgetOutput } from '#queue/forget-output.ts'
import { removeUnusedResumes } from '../applications/index.ts'
import { audit } from '../audit/index.ts'
import type { AllowedContext } from '../context.ts'
import { Conflict } from '../errors.ts'
import { announce } from '../leads/index.ts'
import { lookUp } from './find.ts'
import { obstaclesIn, type PersonRows } from './rows.ts'
import { type Person, tracesOf } from './traces.ts'

/**
 * Erases a person: everything or nothing. Requests and applications are deleted with everything attached to
 * them, bookings stay for the books without the person. The audit log says who did it and how much there was,
 * not for whom.
 * @throws NotFound when nothing is stored about the person, Conflict when something was added since `seen`, a
 *   unit is still held or a refund is due
 */
export async function erasePerson(
  ctx: AllowedContext<'privacy.erase', 'db' | 'queue' | 'storage'>,
  { seen, ...question }: PersonQuery & { seen: string },
): Promise<AdminAnswer<'erasePersonalData'>['data']> {
  const counts = await ctx.db.transaction(async (tx) => {
    await mustWait(tx)
    const found = await lookUp(tx, question)
    if (found.seen !== seen) throw new Conflict(t.privacyChanged)
    const obstacles = await obstaclesIn(tx, found.person.rows.bookings)
    if (obstacles.length > 0) throw new Conflict(obstacles.join(' '))
    await erase(tx, found.person)
    const change = { action: 'erase', entity: 'personal data', entityId: null, before: null }
    await audit(tx, ctx.actor, { ...change, after: found.counts })
    return found.counts
  })
  return { counts, files_pending: !(await removeUnusedResumes(ctx)) }
}

/** Of two requests that erase the same person one waits, and then finds nothing. */
async function mustWait(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('erase personal data', 0))`)
}

async function erase(tx: Db, person: Person): Promise<void> {
  const { rows } = person
  const traces = tracesOf(person)
  const requests = idsOf(rows.requests)
  await announce(tx, requests)
  await tx.delete(pushDeliveries).where(traces.deliveries)
  await tx.delete(mails).where(traces.mails)
  // Their alerts and matches are deleted with them.
  await tx.delete(alertContacts).where(traces.alerts)
  await tx.delete(tasks).where(traces.reminders)
  await forgetAnswers(tx, rows)
  // Timelines, reminders and search words are deleted with them.
  await tx.delete(leads).where(inArray(leads.id, requests))
  await eraseApplications(tx, rows.applications)
  await tx.update(paymentNotices).set({ body: '' }).where(traces.notices)
  await tx
    .update(bookings)
    .set({
      name: actors.erased,
      email: '',
      phone: '',
      phone_e164: null,
      checkout: null,
      confirm_code: null,
      held_from: null,
      updated_at: sql`now()`,
    })
    .where(inArray(bookings.id, idsOf(rows.bookings)))
  if (traces.pattern === undefined) return
  await tx
    .update(leadEvents)
    .set({ note: sql`regexp_replace(${leadEvents.note}, ${traces.pattern}, '[erased]', 'gi')` })
    .where(traces.mentions)
  await forgetOutput(tx, traces.jobs)
}

const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id)

/** The stored answers to repeated requests: the reference, beside a digest of the form. */
async function forgetAnswers(tx: Db, rows: PersonRows): Promise<void> {
  const references = Object.values(rows).flatMap((all) => all.map(({ reference }) => reference))
  await tx
    .delete(idempotencyKeys)
    .where(sql`${idempotencyKeys.answer} #>> '{data,reference}' = any(${sql.param(references)}::text[])`)
}

/** Dates their CVs back like those that no application used: these are removed next. */
async function eraseApplications(tx: Db, rows: PersonRows['applications']): Promise<void> {
  await tx.delete(jobApplications).where(inArray(jobApplications.id, idsOf(rows)))
  const links = rows.flatMap(({ resume }) => resume ?? [])
  await tx
    .update(resumes)
    .set({ created_at: new Date(0) })
    .where(inArray(resumes.id, links))
}
