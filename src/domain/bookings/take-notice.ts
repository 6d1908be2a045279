import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { bookings, paymentNotices } from '#db/schema/index.ts'
import { ForgedNotice, type Notice } from '#integrations/payments/gateway.ts'
import { apiErrors as t } from '#messages/server.ts'
import { system } from '../access/index.ts'
import type { Context } from '../context.ts'
import { Invalid, NotFound, Unauthorised } from '../errors.ts'
import { recordPayment } from './record-payment.ts'
import { lockBooking } from './rows.ts'

type Told = { headers: Headers; body: string }
type Verdict = (typeof paymentNotices.$inferInsert)['verdict']

/**
 * Takes a notice of a payment gateway, and keeps it whole: besides asking the gateway, the only way in which
 * this server learns of a payment. The same notice counts once, however often and however simultaneously it
 * comes.
 * @throws NotFound for a gateway that is not ours, Unauthorised for a notice without its signature, Invalid
 *   for a body that is no notice
 */
export async function takeNotice(
  ctx: Context<'db' | 'queue' | 'gateway' | 'clock' | 'log'>,
  { name, told }: { name: string; told: Told },
): Promise<Verdict> {
  const { gateway, db, queue, clock, log } = ctx
  if (gateway.kind !== 'online' || gateway.name !== name) throw new NotFound(t.unknownGateway)
  const notice = read(() => gateway.readNotice(told.headers, told.body, clock()))
  const order_reference = notice.payment?.reference ?? ''
  const verdict = await db.transaction(async (tx): Promise<Verdict> => {
    // Notices of one booking wait for each other here.
    const booking = await lockBooking(
      tx,
      and(eq(bookings.reference, order_reference), eq(bookings.gateway, gateway.name)),
    )
    if (await isKnown(tx, gateway.name, notice)) return 'known'
    const payment = notice.payment && { ...notice.payment, source: 'notice' as const }
    const verdict: Verdict =
      booking && payment
        ? await recordPayment({ db: tx, queue, actor: system(gateway.label) }, booking, payment)
        : payment
          ? 'unknown order'
          : 'other'
    await tx
      .insert(paymentNotices)
      .values({
        gateway: gateway.name,
        notice_id: notice.id,
        body: told.body,
        verdict,
        order_reference,
        booking_id: booking?.id ?? null,
      })
      // One of no booking of ours, twice at the same moment.
      .onConflictDoNothing()
    return verdict
  })
  if (verdict === 'unknown order' || verdict === 'refund needed')
    log.warn('A notice of a payment is for staff to look at: /admin/bookings', { verdict })
  return verdict
}

function read(notice: () => Notice): Notice {
  try {
    return notice()
  } catch (error) {
    if (error instanceof ForgedNotice) throw new Unauthorised(t.forgedNotice({ reason: error.message }))
    throw new Invalid({}, t.notNotice)
  }
}

async function isKnown(tx: Db, gateway: string, { id }: Notice): Promise<boolean> {
  const known = and(eq(paymentNotices.gateway, gateway), eq(paymentNotices.notice_id, id))
  return (await tx.$count(paymentNotices, known)) > 0
}
