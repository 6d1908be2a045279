import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import type { Price } from './figures.ts'

/** The prices of an area and of all inside it that count, of the last three years. */
export async function readPrices(db: Db, inside: readonly number[]): Promise<Price[]> {
  const { rows } = await db.execute<Price>(sql`
    select dated_on::text as date, precision, until::text as until, listing_id is not null as "isOurs",
      purpose, type, price::float8 as price, size_sqft as sqft
    from ${priceEvidence}
    where area_id = any(${sql.param([...inside])}::int[]) and outlier is null
      and (until is null or until >= current_date - 1100) and (listing_id is not null or dated_on >= current_date - 1100)`)
  return rows
}
