import type { listings } from '#db/schema/index.ts'

/** The facts of a listing today that price evidence keeps. */
export function evidenceFacts(listing: typeof listings.$inferSelect) {
  return {
    purpose: listing.purpose,
    type: listing.type,
    subtype: listing.subtype,
    city_id: listing.city_id,
    area_id: listing.area_id,
    size_value: listing.size_value,
    size_unit: listing.size_unit,
    marla_basis: listing.marla_basis,
    size_sqft: listing.size_sqft,
    beds: listing.beds,
    baths: listing.baths,
    listing_id: listing.id,
  }
}
