/** Where else a person is named: what hangs on their rows, and texts with their phone, e-mail address or reference. */
import { type SQL, sql } from 'drizzle-orm'
import type { PersonalCounts } from '#contract/admin/privacy.ts'
import type { Db } from '#db/client.ts'
import {
  alertContacts,
  auditLog,
  leadEvents,
  mails,
  paymentNotices,
  pushDeliveries,
  tasks,
} from '#db/schema/index.ts'
import { type Identifiers, patternOf } from './identifiers.ts'
import type { PersonRows } from './rows.ts'

export type Person = { rows: PersonRows; known: Identifiers }

/** The conditions by which the rows of other tables are the person's. */
export function tracesOf({ rows, known }: Person) {
  const pattern = patternOf(known)
  const names = (text: SQL): SQL => (pattern === undefined ? sql`false` : sql`${text} ~* ${pattern}`)
  const [leadIds, applicationIds, bookingIds] = [rows.requests, rows.applications, rows.bookings].map(idsOf)
  const ofLead = (column: SQL) => sql`${column} = any(${leadIds}::int[])`
  const ofApplication = (column: SQL) => sql`${column} = any(${applicationIds}::int[])`
  const ofBooking = (column: SQL) => sql`${column} = any(${bookingIds}::int[])`
  const timeline = sql`(${ofLead(sql`${leadEvents.lead_id}`)} or ${ofApplication(sql`${leadEvents.application_id}`)}) is true`
  const said = sql`concat_ws(' ', ${mails.recipient}, ${mails.reply_to}, ${mails.subject}, ${mails.text})`
  const isApplication = sql`${pushDeliveries.event} like 'application.%'
    and ${pushDeliveries.data} ->> 'id' = any(${applicationIds}::text[])`
  return {
    pattern,
    timeline,
    reminders: sql`(${ofLead(sql`${tasks.lead_id}`)} or ${names(sql`${tasks.text}`)})`,
    mails: sql`(${ofLead(sql`${mails.lead_id}`)} or ${ofApplication(sql`${mails.application_id}`)}
      or ${ofBooking(sql`${mails.booking_id}`)} or ${names(said)})`,
    alerts: sql`${alertContacts.address} = any(${sql.param([...known.emails, ...known.phones])}::text[])`,
    deliveries: sql`(${ofLead(sql`${pushDeliveries.lead_id}`)} or ${isApplication}
      or ${names(sql`concat_ws(' ', ${pushDeliveries.data}, ${pushDeliveries.attempts})`)})`,
    notices: sql`${paymentNotices.body} <> ''
      and (${ofBooking(sql`${paymentNotices.booking_id}`)} or ${names(sql`${paymentNotices.body}`)})`,
    mentions: sql`not ${timeline} and ${names(sql`${leadEvents.note}`)}`,
    audit: names(sql`concat_ws(' ', ${auditLog.before}, ${auditLog.after})`),
    jobs: names(sql`output::text`),
  }
}

const idsOf = (all: readonly { id: number }[]) => sql.param(all.map(({ id }) => id))

/** How much there is of each. */
export async function countTraces(db: Db, person: Person): Promise<PersonalCounts> {
  const { rows } = person
  const traces = tracesOf(person)
  const cvs = new Set(rows.applications.flatMap(({ resume }) => resume ?? []))
  return {
    requests: rows.requests.length,
    timeline: await db.$count(leadEvents, traces.timeline),
    reminders: await db.$count(tasks, traces.reminders),
    applications: rows.applications.length,
    cvs: cvs.size,
    bookings: rows.bookings.length,
    payment_notices: await db.$count(paymentNotices, traces.notices),
    mails: await db.$count(mails, traces.mails),
    alerts: await db.$count(alertContacts, traces.alerts),
    deliveries: await db.$count(pushDeliveries, traces.deliveries),
    mentions: await db.$count(leadEvents, traces.mentions),
  }
}
