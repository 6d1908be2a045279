import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { ListingCard } from '#contract/listings/listing.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { prepared } from '../prepared-query.ts'
import { type CardRow, publishedCards } from './cards.ts'
import { presentCard } from './present.ts'

const howMany = 6

/**
 * Six published listings of the same purpose and type: first those of the same area, the same subtype and the
 * nearest price before the others, then the newest of the city.
 */
export async function similarListings(db: Db, listing: CardRow): Promise<ListingCard[]> {
  const like = { id: listing.id, purpose: listing.purpose, type: listing.type }
  const near = await nearbyIds(db).execute({
    ...like,
    areaId: listing.area.id,
    subtype: listing.subtype,
    price: listing.price,
  })
  const others =
    near.length < howMany
      ? await cityIds(db).execute({ ...like, areaId: listing.area.id, cityId: listing.city.id })
      : []
  const ids = [...near, ...others].slice(0, howMany).map(({ id }) => id)
  const rows = await publishedCards(db, ids)
  return rows.map(presentCard)
}

const nearbyIds = prepared((db) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isLike(), eq(listings.area_id, sql.placeholder('areaId'))))
    .orderBy(
      sql`${listings.subtype} <> ${sql.placeholder('subtype')}`,
      sql`abs(${listings.price} - ${sql.placeholder('price')}::bigint)`,
      desc(listings.id),
    )
    .limit(howMany)
    .prepare('similar_nearby'),
)

const cityIds = prepared((db) =>
  db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        isLike(),
        eq(listings.city_id, sql.placeholder('cityId')),
        ne(listings.area_id, sql.placeholder('areaId')),
      ),
    )
    .orderBy(desc(listings.featured), desc(listings.published_at), desc(listings.id))
    .limit(howMany)
    .prepare('similar_in_city'),
)

function isLike() {
  return and(
    eq(listings.status, 'published'),
    eq(listings.purpose, sql.placeholder('purpose')),
    eq(listings.type, sql.placeholder('type')),
    ne(listings.id, sql.placeholder('id')),
  )
}
