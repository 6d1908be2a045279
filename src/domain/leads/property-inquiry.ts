import { and, eq } from 'drizzle-orm'
import type { LeadReceipt, PropertyInquiry } from '#contract/leads/inquiry.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import type { IdempotencyKey } from '../idempotency/index.ts'
import { isKnown } from '../listings/index.ts'
import { receiveLead } from './receive.ts'

/**
 * Stores a request for the details of one listing; see `receiveLead` for what `once` does.
 * @throws NotFound when no such listing is shown, Invalid when the key of `once` was used with other values
 */
export async function receivePropertyInquiry(
  ctx: Context<'db' | 'queue'>,
  { inquiry, once }: { inquiry: PropertyInquiry; once: IdempotencyKey | undefined },
): Promise<LeadReceipt> {
  return receiveLead(ctx, once, async (tx) => {
    await mustBeShown(tx, inquiry.property_id)
    return {
      kind: 'property_inquiry',
      name: inquiry.name,
      email: inquiry.email,
      phone: inquiry.phone,
      payload: inquiry,
      listing_id: inquiry.property_id,
    }
  })
}

async function mustBeShown(tx: Db, id: number): Promise<void> {
  const found = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isKnown))
  if (found.length === 0) throw new NotFound(missing.property)
}
