import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { mails } from '#db/schema/index.ts'
import { NotNow } from '#queue/not-now.ts'
import type { Context, Needs } from '../context.ts'
import type { EmailMessage } from './email.ts'
import { limitThanks } from './limit-thanks.ts'
import { type Sending, sendClaimed } from './send-claimed.ts'

/**
 * Sends each of these mails once, however often and by however many this is called; the first version written
 * is the one sent. Thanks for a form go to one mailbox only a few times a day. Mails about one thing are sent
 * in their order, those about other things in parallel.
 * @throws the mail server's error when it takes no mail, NotNow when it does not answer; nothing is lost and
 *   the next call tries again
 */
export async function sendOnce(
  ctx: Needs<'db' | 'mailer' | 'siteUrl'>,
  written: readonly EmailMessage[],
): Promise<void> {
  const letters = await limitThanks(ctx.db, written)
  if (letters.length === 0) return
  const kept = await keep(ctx, letters)
  const { db, mailer } = ctx
  // Mails that an earlier start left waiting keep waiting: the sweep sends them once there is a mail server
  // again.
  if (!mailer) return
  const due = kept.length === letters.length ? kept : await keptBefore(db, letters)
  const aboutOneThing = Map.groupBy(due, aboutOf).values()
  let failure: unknown
  const sendInTurn = async () => {
    // Each lane takes the next group: the lanes share one iterator. A refused mail holds up no other.
    for (const group of aboutOneThing) {
      if (failure instanceof NotNow) return
      await sendGroup({ db, mailer }, group).catch((error) => {
        failure ??= error
      })
    }
  }
  await Promise.all(Array.from({ length: lanes }, sendInTurn))
  if (failure) throw failure
}

// The mailer has a limit of its own: more would only wait there.
const lanes = 5

async function sendGroup(sending: Sending, group: readonly Kept[]): Promise<void> {
  for (const { id } of group) await sendClaimed(sending, id)
}

/** Sends one mail that was kept before; one written without a mail server stays for the admin app. */
export async function sendMail(
  { db, mailer }: Context<'db' | 'mailer' | 'siteUrl'>,
  mailId: number,
): Promise<void> {
  if (mailer) return sendClaimed({ db, mailer }, mailId)
  await db
    .update(mails)
    .set({ status: 'kept' })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'waiting'), isNull(mails.problem)))
}

const ofKept = {
  id: mails.id,
  lead_id: mails.lead_id,
  application_id: mails.application_id,
  booking_id: mails.booking_id,
}
type Kept = Record<'lead_id' | 'application_id' | 'booking_id', number | null> & { id: number }

function aboutOf({ lead_id, application_id, booking_id }: Omit<Kept, 'id'>): string {
  if (booking_id !== null) return `booking ${booking_id}`
  return lead_id === null ? `application ${application_id}` : `lead ${lead_id}`
}

/** Returns those that were not kept yet. */
async function keep(
  { db, mailer }: Needs<'db' | 'mailer'>,
  letters: readonly EmailMessage[],
): Promise<Kept[]> {
  const status = mailer ? 'waiting' : 'kept'
  // One parameter instead of a hundred: building those took longer than storing them.
  const { rows } = await db.execute<Kept>(sql`
    insert into ${mails} (lead_id, application_id, booking_id, purpose, recipient, reply_to, subject, text, html, calendar, status)
    select lead_id, application_id, booking_id, purpose, recipient, reply_to, subject, text, html, calendar, ${status}
    from jsonb_populate_recordset(null::${mails}, ${JSON.stringify(letters)}::jsonb) with ordinality
    order by ordinality
    on conflict do nothing
    returning id, lead_id, application_id, booking_id`)
  return rows
}

/** All kept mails about the same things. */
async function keptBefore(db: Db, letters: readonly EmailMessage[]): Promise<Kept[]> {
  const leads = letters.flatMap((letter) => ('lead_id' in letter ? [letter.lead_id] : []))
  const applications = letters.flatMap((letter) =>
    'application_id' in letter ? [letter.application_id] : [],
  )
  const bookings = letters.flatMap((letter) => ('booking_id' in letter ? [letter.booking_id] : []))
  return db
    .select(ofKept)
    .from(mails)
    .where(
      or(
        inArray(mails.lead_id, leads),
        inArray(mails.application_id, applications),
        inArray(mails.booking_id, bookings),
      ),
    )
    .orderBy(asc(mails.id))
}
