import type { LeadReceipt, Valuation } from '#contract/leads/inquiry.ts'
import type { Context } from '../context.ts'
import { leadEstimate } from '../estimates/index.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { mustBeAreas } from './known-places.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a request for what a property may be worth, with the estimate that the visitor was shown, made
 * again; see `receiveLead` for what `once` does.
 * @throws Invalid when there is no area with the given id, or the key of `once` was used with other values
 */
export async function receiveValuation(
  ctx: Context<'db' | 'queue' | 'clock'>,
  { valuation, once }: { valuation: Valuation; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { estimate: question, ...payload } = valuation
  const { name, email, phone, area_id } = payload
  return receiveLead(ctx, once, async (tx) => {
    if (area_id !== null) await mustBeAreas(tx, 'area_id', [area_id])
    const estimate = await leadEstimate(ctx, question)
    return { kind: 'valuation', name, email, phone, payload, estimate }
  })
}
