import type { GetInTouch, LeadReceipt } from '#contract/leads/inquiry.ts'
import { refusedAs } from '#db/violates-constraint.ts'
import { toasts } from '#messages/common.ts'
import type { Context } from '../context.ts'
import { Conflict } from '../errors.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a request to be called back; see `receiveLead` for what `once` does. The database has one open request of
 * a phone and no second; a phone that no network knows is compared as it was typed.
 * @throws Conflict while an earlier request of the same phone is open (D16)
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveGetInTouch(
  ctx: Context<'db' | 'queue'>,
  { request, once }: { request: GetInTouch; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { name, phone, best_time } = request
  const received = receiveLead(ctx, once, async () => ({
    kind: 'get_in_touch',
    name,
    phone,
    payload: best_time ? request : { name, phone },
  }))
  return refusedAs(received, {
    leads_open_call_back_idx: () => new Conflict(toasts.getInTouch.conflict),
  })
}
