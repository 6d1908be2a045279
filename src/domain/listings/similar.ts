import type { ListingCard } from '#contract/listings/listing.ts'
import type { Context } from '../context.ts'
import { type CardRow, publishedCards } from './cards.ts'
import { presentCard } from './present.ts'

/**
 * At most six published listings of the same purpose, kind and city, near in price and size (`findSimilar`); none while
 * the search index is still being read.
 */
export async function similarListings(
  { db, search }: Context<'db' | 'search'>,
  listing: CardRow,
): Promise<ListingCard[]> {
  if (!search.isLoaded) return []
  const ids = search.similar({
    id: listing.id,
    purpose: listing.purpose,
    cityId: listing.city.id,
    areaId: listing.area.id,
    subtype: listing.subtype,
    price: listing.price,
    sqft: listing.size_sqft,
  })
  const rows = await publishedCards(db, ids)
  return rows.map(presentCard)
}
