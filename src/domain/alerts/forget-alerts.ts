import { and, eq, exists, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { confirmHours, daysKept } from '#contract/alerts/alert-fields.ts'
import { alertContacts, alertMessages, alerts, mails } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

const hasSecret = sql`${mails.text} ~ '/alerts/(confirm/|unsubscribe/)?[[:alnum:]_-]{44}'`

const older = (hours: number): SQL => sql`now() - make_interval(hours => ${hours})`
const kept = daysKept * 24

/** Deletes alerts that were not confirmed within two days, and those that ended 30 days ago. */
export async function forgetAlerts({ db }: Context): Promise<void> {
  await db
    .delete(alerts)
    .where(
      or(
        and(eq(alerts.status, 'pending'), lt(alerts.created_at, older(confirmHours))),
        and(eq(alerts.status, 'ended'), lt(alerts.status_at, older(kept))),
      ),
    )
}

/** Deletes confirmation messages once the limits no longer count them. */
export async function forgetAlertMessages({ db }: Context): Promise<void> {
  // A message about matches is kept with its alert, so that nothing is reported twice.
  await db
    .delete(alertMessages)
    .where(and(sql`${alertMessages.purpose} <> 'matches'`, lt(alertMessages.created_at, older(confirmHours))))
}

/** Deletes addresses without an alert, and those that took no message for 30 days. */
export async function forgetAlertContacts({ db }: Context): Promise<void> {
  const ofContact = db.select({ id: alerts.id }).from(alerts).where(eq(alerts.contact_id, alertContacts.id))
  const lately = db
    .select({ id: alertMessages.id })
    .from(alertMessages)
    .where(and(eq(alertMessages.contact_id, alertContacts.id), sql`${alertMessages.purpose} <> 'matches'`))
  await db
    .delete(alertContacts)
    .where(
      or(
        and(not(exists(ofContact)), not(exists(lately))),
        and(isNotNull(alertContacts.bounced_at), lt(alertContacts.bounced_at, older(kept))),
      ),
    )
}

/**
 * Deletes emails that were written without a mail server: those with secrets immediately, others after a
 * week.
 */
export async function forgetAlertMails({ db }: Context): Promise<void> {
  // Versions before 0.2 wrote secrets into them.
  const isOld = and(eq(mails.status, 'kept'), lt(mails.created_at, older(7 * 24)))
  await db.delete(mails).where(and(sql`${mails.purpose} like 'alert %'`, or(isOld, hasSecret)))
}
