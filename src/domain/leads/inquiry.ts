import type { Inquiry, LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Context } from '../context.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a general inquiry (S3.1, S7.2); see `receiveLead` for what `once` does.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveInquiry(
  ctx: Context<'db' | 'queue'>,
  { inquiry, once }: { inquiry: Inquiry; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  return receiveLead(ctx, once, async () => ({
    kind: 'inquiry',
    name: inquiry.name,
    email: inquiry.email,
    phone: inquiry.phone,
    payload: inquiry,
  }))
}
