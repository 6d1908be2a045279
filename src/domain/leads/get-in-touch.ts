import { and, eq, ne } from 'drizzle-orm'
import type { GetInTouch, LeadReceipt } from '#contract/enquiry.ts'
import { toasts } from '#contract/messages.ts'
import type { Db } from '#db/client.ts'
import { leads } from '#db/schema/index.ts'
import { Conflict } from '../errors.ts'
import { toE164 } from '../phone.ts'
import type { Once } from './once.ts'
import { type LeadStore, receiveLead } from './receive.ts'
import { oneAtATime } from './same-request.ts'

/**
 * Stores a request to be called back; see `receiveLead` for what `once` does.
 * @throws Conflict while an earlier request of the same phone is open (decision 16)
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveGetInTouch(
  store: LeadStore,
  request: GetInTouch,
  once: Once | undefined,
): Promise<LeadReceipt> {
  const { name, phone } = request
  return receiveLead(store, once, async (tx) => {
    await mustHaveNoneOpen(tx, phone)
    return { kind: 'get_in_touch', name, phone, payload: request }
  })
}

/** A phone that no network knows is compared as it was typed. */
async function mustHaveNoneOpen(tx: Db, phone: string): Promise<void> {
  const e164 = toE164(phone)
  await oneAtATime(tx, 'get_in_touch', e164 ?? phone)
  const samePhone = e164 === null ? eq(leads.phone, phone) : eq(leads.phone_e164, e164)
  const open = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(samePhone, eq(leads.kind, 'get_in_touch'), ne(leads.status, 'closed')))
    .limit(1)
  if (open.length > 0) throw new Conflict(toasts.getInTouch.conflict)
}
