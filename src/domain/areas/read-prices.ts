import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import {
  isAskedByUs,
  isCounted,
  type Price,
  type Priced,
  publishedPrices,
  publishingKey,
} from '../figures/index.ts'

/** A price with the innermost area that is known of it. */
export type PlacedPrice = Price & { areaId: number | null }

/** The prices of an area and of all inside it that count on the day `on`, of the last three years. */
export async function readPrices(
  db: Db,
  { inside, on }: { inside: readonly number[]; on: string },
): Promise<Price[]> {
  return read(db, {
    place: sql`area_id = any(${sql.param([...inside])}::int[])`,
    since: sql`current_date - 1100`,
    on,
  })
}

/**
 * The prices of a city that count and that were asked or agreed on a day or after it, each with its area, as of the day
 * `on`; those of one purpose and type if `of` is given.
 */
export async function readCityPrices(
  db: Db,
  { city, since, on, of }: { city: number; since: string; on: string; of?: Pick<Price, 'purpose' | 'type'> },
): Promise<PlacedPrice[]> {
  const ofKind = of ? sql`and purpose = ${of.purpose} and type = ${of.type}` : sql``
  return read(db, { place: sql`city_id = ${city} ${ofKind}`, since: sql`${since}::date`, on })
}

async function read(
  db: Db,
  { place, since, on }: { place: SQL; since: SQL; on: string },
): Promise<PlacedPrice[]> {
  const { rows } = await db.execute<PlacedPrice & Priced>(sql`
    select kind, listing_id as "listingId", dated_on::text as date, precision, until::text as until,
      ${isAskedByUs} as "isOurs", purpose, type, price::float8 as price, size_sqft as sqft, area_id as "areaId"
    from ${priceEvidence} as evidence
    where ${place} and outlier is null and ${isCounted('evidence')}
      and case when ${isAskedByUs} then until is null or until >= ${since} else dated_on >= ${since} end`)
  return publishedPrices(rows, await publishingKey(db), on)
}
