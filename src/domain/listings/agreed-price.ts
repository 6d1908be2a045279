/**
 * The agreed price of our own listing when it was sold or rented: private, and part of medians of five or
 * more.
 */
import { and, eq, gt } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { ownSources } from '#contract/evidence/evidence.ts'
import type { ListingStatus } from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { type listings, priceEvidence } from '#db/schema/index.ts'
import { audit } from '../audit/index.ts'
import { evidenceFacts } from './evidence-facts.ts'

type Listing = typeof listings.$inferSelect
/** A listing that is on the market again within so many days was not sold: the deal fell through. */
const daysToFallThrough = 90

/** Keeps the agreed price of a listing, in PKR, with the day; the audit log says that there is one and not which. */
export async function recordAgreedPrice(
  tx: Db,
  actor: Parameters<typeof audit>[1],
  listing: Listing,
  { price, at }: { price: number; at: Date },
): Promise<void> {
  await tx.insert(priceEvidence).values({
    ...evidenceFacts(listing),
    kind: 'agreed',
    dated_on: dayOf(at),
    price,
    source: ownSources.deals,
  })
  await audit(tx, actor, {
    action: 'agreed price',
    entity: 'listing',
    entityId: listing.id,
    before: null,
    after: { recorded: true },
  })
}

const ended: readonly ListingStatus[] = ['sold', 'rented', 'archived']

/** Forgets the agreed price of a listing that is on the market again. */
export async function forgetFallenThrough(tx: Db, before: Listing, after: Listing): Promise<void> {
  if (!ended.includes(before.status) || ended.includes(after.status)) return
  const since = new Date(Date.now() - daysToFallThrough * 86_400_000)
  const { listing_id, source, dated_on } = priceEvidence
  await tx
    .delete(priceEvidence)
    .where(and(eq(listing_id, after.id), eq(source, ownSources.deals), gt(dated_on, dayOf(since))))
}

function dayOf(at: Date): string {
  return localDay(at, agencyZone)
}
