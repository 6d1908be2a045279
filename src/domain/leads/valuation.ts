import type { LeadReceipt, Valuation } from '#contract/leads/inquiry.ts'
import type { Context } from '../context.ts'
import type { IdempotencyKey } from '../idempotency/idempotency.ts'
import { mustBeAreas } from './known-places.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a request for what a property may be worth; see `receiveLead` for what `once` does.
 * @throws Invalid when there is no area with the given id, or the key of `once` was used with other values
 */
export async function receiveValuation(
  ctx: Context<'db' | 'queue'>,
  { valuation, once }: { valuation: Valuation; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  const { name, email, phone, area_id } = valuation
  return receiveLead(ctx, once, async (tx) => {
    if (area_id !== null) await mustBeAreas(tx, 'area_id', [area_id])
    return { kind: 'valuation', name, email, phone, payload: valuation }
  })
}
