import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Listing } from '#contract/listing.ts'
import type { Db } from '#db/client.ts'
import { listings } from '#db/schema/index.ts'
import { prepared } from '../prepared.ts'
import type { CardRow } from './cards.ts'

const fewestComparables = 5

/**
 * The price of a marla here against the median of the other published listings of the same area, purpose and
 * subtype, both PKR for a marla of this listing's own basis (decision 9). Null when the price is on call or fewer
 * than five others have a price.
 */
export async function areaPrice(db: Db, listing: CardRow): Promise<Listing['area_price']> {
  if (listing.price === 0) return null
  const [found] = await medianPerSquareFoot(db).execute({
    id: listing.id,
    areaId: listing.area.id,
    purpose: listing.purpose,
    subtype: listing.subtype,
  })
  if (!found || found.median === null || found.sample < fewestComparables) return null
  return {
    per_marla: Math.round((listing.price / listing.size_sqft) * listing.marla_basis),
    median_per_marla: Math.round(found.median * listing.marla_basis),
    sample: found.sample,
  }
}

const medianPerSquareFoot = prepared((db) =>
  db
    .select({
      median: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${listings.price} / ${listings.size_sqft})`,
      sample: sql<number>`count(*)`,
    })
    .from(listings)
    .where(
      and(
        eq(listings.area_id, sql.placeholder('areaId')),
        eq(listings.purpose, sql.placeholder('purpose')),
        eq(listings.subtype, sql.placeholder('subtype')),
        eq(listings.status, 'published'),
        gt(listings.price, 0),
        ne(listings.id, sql.placeholder('id')),
      ),
    )
    .prepare('median_per_square_foot'),
)
