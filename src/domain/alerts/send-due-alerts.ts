/** Sends what alerts have found: one message to each address, as its hours, pauses and limits allow. */
import { and, asc, eq, exists, gt, isNull, lt, lte, notInArray, or } from 'drizzle-orm'
import PQueue from 'p-queue'
import type { AlertChannel } from '#contract/alerts/alert-fields.ts'
import { alertContacts, alertMessages, alerts } from '#db/schema/index.ts'
import { failedSteps, alertProblems as t } from '#messages/admin.ts'
import type { Context, Needs } from '../context.ts'
import { type Failure, StepsFailed } from '../run-each.ts'
import { type DeliverContext, deliver } from './deliver-message.ts'
import { makeReady } from './make-ready.ts'
import { isOutage } from './outage.ts'
import { isQuiet } from './schedule.ts'

type SendContext = Context<'db' | 'clock' | 'log'> & DeliverContext

type ToSend = { id: number; channel: AlertChannel }

const contactsAtOnce = 100
// The mailer has a limit of its own: more would only wait there.
const sentTogether = 5

/**
 * Sends what is due, and once more what a server held when it was killed. Nothing is made ready while the mail server
 * is known to be away, so that one message follows with everything.
 * @throws StepsFailed when the message of an address could not be made; all others are sent
 */
export async function sendDueAlerts(ctx: SendContext): Promise<void> {
  if (isQuiet(ctx.clock())) return
  const away = new Set<AlertChannel>()
  const sending = new PQueue({ concurrency: sentTogether })
  const left = await leftBehind(ctx)
  await sending.addAll(left.map((held) => () => trySending(ctx, held, away)))
  const failures: Failure[] = []
  let tried = 0
  for (let more = true, last = 0; more; ) {
    const due = await dueContacts(ctx, away, last)
    const send = async (contact: ToSend) => {
      await sendDue(ctx, contact, away).catch((error) =>
        failures.push({ name: failedSteps.address({ id: String(contact.id) }), error }),
      )
    }
    await sending.addAll(due.map((contact) => () => send(contact)))
    tried += due.length
    last = due.at(-1)?.id ?? last
    more = due.length === contactsAtOnce
  }
  if (failures.length > 0) throw new StepsFailed(failures, tried)
}

async function sendDue(ctx: SendContext, { id, channel }: ToSend, away: Set<AlertChannel>): Promise<void> {
  if (away.has(channel) || !isReachable(ctx, channel, away)) return
  const messageId = await makeReady(ctx, id)
  if (messageId !== undefined) await trySending(ctx, { id: messageId, channel }, away)
}

/**
 * A message that is refused for now, by the receiver or in an outage, is due again later: `deliver` sets
 * that.
 */
async function trySending(ctx: SendContext, { id, channel }: ToSend, away: Set<AlertChannel>): Promise<void> {
  try {
    await deliver(ctx, id)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // An outage is logged once, where it was noticed.
    if (isOutage(error)) away.add(channel)
    else ctx.log.warn(t.notTaken, { problem })
  }
}

function isReachable({ mailer }: DeliverContext, channel: AlertChannel, away: Set<AlertChannel>): boolean {
  if (channel !== 'email' || !mailer || mailer.isReachable()) return true
  away.add('email')
  return false
}

/** Messages about matches whose server did not end its work. */
async function leftBehind({ db, clock }: Needs<'db' | 'clock'>): Promise<ToSend[]> {
  return db
    .select({ id: alertMessages.id, channel: alertContacts.channel })
    .from(alertMessages)
    .innerJoin(alertContacts, eq(alertContacts.id, alertMessages.contact_id))
    .where(
      and(
        eq(alertMessages.state, 'held'),
        eq(alertMessages.purpose, 'matches'),
        or(isNull(alertMessages.claimed_until), lt(alertMessages.claimed_until, clock())),
        isNull(alertContacts.bounced_at),
      ),
    )
    .orderBy(asc(alertMessages.id))
    .limit(contactsAtOnce)
}

async function dueContacts(
  { db, clock }: Needs<'db' | 'clock'>,
  away: ReadonlySet<AlertChannel>,
  after: number,
): Promise<ToSend[]> {
  const now = clock()
  const isDue = and(
    eq(alerts.contact_id, alertContacts.id),
    eq(alerts.status, 'active'),
    lte(alerts.due_at, now),
  )
  return db
    .select({ id: alertContacts.id, channel: alertContacts.channel })
    .from(alertContacts)
    .where(
      and(
        exists(db.select({ id: alerts.id }).from(alerts).where(isDue)),
        or(isNull(alertContacts.not_before), lte(alertContacts.not_before, now)),
        isNull(alertContacts.bounced_at),
        notInArray(alertContacts.channel, [...away]),
        gt(alertContacts.id, after),
      ),
    )
    .orderBy(asc(alertContacts.id))
    .limit(contactsAtOnce)
}
