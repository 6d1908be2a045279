/** Confirming an address: by the link in its message, or by the code. */
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { confirmHours } from '#contract/alerts/alert-fields.ts'
import type { AlertConfirmed, AlertRequest, AlertToConfirm } from '#contract/alerts/alerts.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import type { Db } from '#db/client.ts'
import { alertContacts, alerts } from '#db/schema/index.ts'
import { alertErrors as t } from '#messages/server.ts'
import type { Context, Needs } from '../context.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { isSame } from '../signed-key.ts'
import { type AlertRow, activate } from './activate.ts'
import { type ContactRow, shortened } from './contacts.ts'
import { describeAlerts } from './describe.ts'
import { confirmCode, confirmToken, linkSecret, referenceOf } from './secrets.ts'

const mostWrongCodes = 5

type Found = { alert: AlertRow; contact: ContactRow }

/** @throws NotFound for a reference of no alert */
export async function showRequest({ db }: Context, reference: string): Promise<AlertRequest> {
  const found = await findByReference(db, reference)
  const [first] = found
  if (!first) throw new NotFound(t.unknownRequest)
  const { title, path } = await described(db, first.alert)
  const contacts = found.map(({ alert, contact }) => ({
    channel: contact.channel,
    address: shortened(contact),
    status: alert.status,
  }))
  return { data: { reference, title, path, contacts } }
}

/** @throws NotFound for a forged or old link */
export async function showToConfirm(ctx: Context<'db' | 'secret'>, token: string): Promise<AlertToConfirm> {
  const { alert, contact } = await findByToken(ctx, token)
  const { title, path } = await described(ctx.db, alert)
  return {
    data: { title, path, channel: contact.channel, address: shortened(contact), status: alert.status },
  }
}

/**
 * Confirms the alert of a link; one that was confirmed before stays as it is.
 * @throws NotFound for a forged or old link, Conflict when the address has as many alerts as it may
 */
export async function confirmByLink(ctx: Context<'db' | 'secret'>, token: string): Promise<AlertConfirmed> {
  const found = await findByToken(ctx, token)
  return confirm(ctx, found)
}

/**
 * Confirms the alerts of one request at the address that got this code.
 * @throws NotFound for no such reference, Invalid for a wrong code, Conflict after five wrong ones or when the address
 * has as many alerts as it may
 */
export async function confirmByCode(
  ctx: Context<'db' | 'secret'>,
  { reference, code }: { reference: string; code: string },
): Promise<AlertConfirmed> {
  const typed = toWesternDigits(code).replaceAll(/\D/g, '')
  const found = await ctx.db.transaction((tx) => tryCode({ ...ctx, db: tx }, reference, typed))
  if ('wrong' in found) throw found.wrong
  return confirm(ctx, found)
}

/** A wrong code is counted, and the error is thrown after that is stored. */
async function tryCode(
  { db, secret }: Needs<'db' | 'secret'>,
  reference: string,
  typed: string,
): Promise<Found | { wrong: Invalid | Conflict }> {
  const ofReference = eq(alerts.reference, reference)
  // Codes that are tried at the same time wait for each other.
  await db.select({ id: alerts.id }).from(alerts).where(ofReference).orderBy(asc(alerts.id)).for('update')
  const found = await findByReference(db, reference)
  if (found.length === 0) throw new NotFound(t.unknownRequest)
  const wrong = Math.max(...found.map(({ alert }) => alert.wrong_codes))
  if (wrong >= mostWrongCodes) return { wrong: new Conflict(t.tooManyCodes) }
  const right = found.find(({ contact }) =>
    isSame(typed, confirmCode(secret, { reference, key: contact.key })),
  )
  if (right) return right
  await db
    .update(alerts)
    .set({ wrong_codes: wrong + 1 })
    .where(ofReference)
  const left = mostWrongCodes - wrong - 1
  if (left === 0) return { wrong: new Conflict(t.tooManyCodes) }
  return { wrong: new Invalid({ code: t.wrongCode({ left }) }, t.wrongCode({ left })) }
}

async function confirm(
  { db, secret }: Needs<'db' | 'secret'>,
  { alert, contact }: Found,
): Promise<AlertConfirmed> {
  await db.transaction(async (tx) => {
    const [locked] = await tx
      .select()
      .from(alertContacts)
      .where(eq(alertContacts.id, contact.id))
      .for('update')
    const pending = await tx
      .select()
      .from(alerts)
      .where(
        and(
          eq(alerts.contact_id, contact.id),
          eq(alerts.reference, alert.reference),
          eq(alerts.status, 'pending'),
        ),
      )
    if (locked && pending.length > 0) await activate(tx, locked, pending)
  })
  return { data: { secret: linkSecret(secret, 'manage', contact.key) } }
}

async function findByToken({ db, secret }: Needs<'db' | 'secret'>, token: string): Promise<Found> {
  const reference = referenceOf(token)
  const found = await findByReference(db, reference)
  const mine = found.find(({ contact }) =>
    isSame(token, confirmToken(secret, { reference, key: contact.key })),
  )
  if (!mine) throw new NotFound(t.oldConfirmation)
  return mine
}

/** Leaves out alerts that were not confirmed in time. */
async function findByReference(db: Db, reference: string): Promise<Found[]> {
  const inTime = gt(alerts.created_at, sql`now() - make_interval(hours => ${confirmHours})`)
  return db
    .select({ alert: alerts, contact: alertContacts })
    .from(alerts)
    .innerJoin(alertContacts, eq(alertContacts.id, alerts.contact_id))
    .where(and(eq(alerts.reference, reference), or(sql`${alerts.status} <> 'pending'`, inTime)))
    .orderBy(asc(alerts.id))
}

async function described(db: Db, alert: AlertRow) {
  const about = (await describeAlerts(db, [alert])).get(alert.id)
  if (!about) throw new Error('An alert was not described')
  return about
}
