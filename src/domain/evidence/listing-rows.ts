/** Makes evidence of what a listing of ours was asked at. Pure. */
import { localDay } from '#contract/admin/office-hours.ts'
import { ownSources } from '#contract/evidence/evidence.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { listings, priceEvidence } from '#db/schema/index.ts'
import { askedSpans, evidenceFacts, type ListingPast } from '../listings/index.ts'

type Listing = typeof listings.$inferSelect
export type EvidenceInsert = typeof priceEvidence.$inferInsert

/**
 * A row for each price that was asked, with its first and last day in Pakistan. Prices that were corrected within the
 * hour, prices of drafts and prices on call make none (ADR 0041). The facts are those of today.
 */
export function listingRows(listing: Listing, past: ListingPast, now: Date): EvidenceInsert[] {
  const { purpose, status, price } = listing
  const day = (at: Date) => localDay(at, agencyZone)
  return askedSpans(past, { purpose, status, price }, now).map((asked) => ({
    ...evidenceFacts(listing),
    kind: 'asked' as const,
    dated_on: day(asked.from),
    until: asked.to && day(asked.to),
    purpose: asked.purpose,
    price: asked.price,
    source: ownSources.listings,
  }))
}

const compared = [
  'booking_id',
  'dated_on',
  'until',
  'purpose',
  'price',
  'type',
  'subtype',
  'city_id',
  'area_id',
  'size_value',
  'size_unit',
  'marla_basis',
  'size_sqft',
  'beds',
  'baths',
] as const

/** Whether the rows say the same, in their order. */
export function isSame(before: readonly EvidenceInsert[], after: readonly EvidenceInsert[]): boolean {
  if (before.length !== after.length) return false
  return before.every((row, place) =>
    compared.every((column) => (row[column] ?? null) === (after[place]?.[column] ?? null)),
  )
}
