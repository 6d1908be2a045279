import type { Feedback, LeadReceipt } from '#contract/leads/inquiry.ts'
import type { Context } from '../context.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores feedback from the contact page; see `receiveLead` for what `once` does.
 * @throws Invalid when the key of `once` was used with other values
 */
export async function receiveFeedback(
  ctx: Context<'db' | 'queue'>,
  { feedback, once }: { feedback: Feedback; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { name, email, phone } = feedback
  return receiveLead(ctx, once, async () => ({ kind: 'contact', name, email, phone, payload: feedback }))
}
