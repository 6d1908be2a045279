/** The only way from a listing's row to what goes over the wire. */
import type { ListingCard } from '#contract/listings/listing.ts'
import { authorityName } from '../trade/index.ts'
import type { CardRow } from './cards.ts'

/** A card as the contract words it: PKR, square feet, times in UTC (ISO 8601). */
export function presentCard(row: CardRow): ListingCard {
  return {
    id: row.id,
    title: row.title,
    purpose: row.purpose,
    type: row.type,
    subtype: row.subtype,
    status: row.status,
    price: row.price,
    size: {
      value: row.size_value,
      unit: row.size_unit,
      marla_basis: row.marla_basis,
      sqft: row.size_sqft,
    },
    beds: row.beds,
    baths: row.baths,
    city: row.city,
    area: row.area,
    lat: row.lat,
    long: row.long,
    featured: row.featured,
    image: row.photos?.first ?? null,
    image_count: row.photos?.count ?? 0,
    agent: row.agent,
    // Only a draft has no time of publication, and drafts are never shown.
    published_at: (row.published_at ?? row.created_at).toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    ...(row.approved_by && { approved_by: authorityName(row.approved_by) }),
    ...(row.reduction && { reduced: reduced(row.reduction) }),
  }
}

function reduced({ at, price_before }: NonNullable<CardRow['reduction']>): ListingCard['reduced'] {
  return { at: new Date(at).toISOString(), price_before }
}
