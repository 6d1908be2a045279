import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import type { Price } from './figures.ts'

/** A price with the innermost area that is known of it. */
export type PlacedPrice = Price & { areaId: number | null }

/** The prices of an area and of all inside it that count, of the last three years. */
export async function readPrices(db: Db, inside: readonly number[]): Promise<Price[]> {
  return read(db, sql`area_id = any(${sql.param([...inside])}::int[])`, sql`current_date - 1100`)
}

/** The prices of a city that count and that were asked or agreed on a day or after it, each with its area. */
export async function readCityPrices(
  db: Db,
  { city, since }: { city: number; since: string },
): Promise<PlacedPrice[]> {
  return read(db, sql`city_id = ${city}`, sql`${since}::date`)
}

// What was agreed for a listing of ours is of one day, and nothing that is asked.
const isAskedByUs = sql`(listing_id is not null and kind = 'asked')`

async function read(db: Db, place: SQL, since: SQL): Promise<PlacedPrice[]> {
  const { rows } = await db.execute<PlacedPrice>(sql`
    select dated_on::text as date, precision, until::text as until, ${isAskedByUs} as "isOurs",
      purpose, type, price::float8 as price, size_sqft as sqft, area_id as "areaId"
    from ${priceEvidence}
    where ${place} and outlier is null
      and case when ${isAskedByUs} then until is null or until >= ${since} else dated_on >= ${since} end`)
  return rows
}
