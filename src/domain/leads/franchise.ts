import type { FranchiseEnquiry, LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Context } from '../context.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a franchise enquiry; the franchise desk gets a mail (D14). See `receiveLead` for the effect of
 * `once`.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveFranchiseEnquiry(
  ctx: Context<'db' | 'queue'>,
  { enquiry, once }: { enquiry: FranchiseEnquiry; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { first_name: name, email, phone } = enquiry
  return receiveLead(ctx, once, async () => ({ kind: 'franchise', name, email, phone, payload: enquiry }))
}
