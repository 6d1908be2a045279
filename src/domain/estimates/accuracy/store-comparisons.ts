import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { listingComparisons, listings } from '#db/schema/index.ts'
import type { Compared } from './measure.ts'

const atOnce = 500

/**
 * Stores what homes like our listings are likely to be asked at, on a day in Pakistan. One that would be said with the
 * same words as before stays as it is, so that its page stays cached.
 */
export async function storeComparisons(db: Db, compared: readonly Compared[], day: string): Promise<void> {
  for (let first = 0; first < compared.length; first += atOnce) {
    const rows = compared
      .slice(first, first + atOnce)
      .map(({ listingId: listing_id, ...row }) => ({ listing_id, ...row, compared_on: day }))
    await db.execute(sql`
      insert into ${listingComparisons} as known (listing_id, price, likely, cases, compared_on)
      select row.listing_id, row.price, row.likely, row.cases, row.compared_on
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (listing_id int, price bigint, likely bigint, cases int, compared_on date)
      join ${listings} as listing on listing.id = row.listing_id
      on conflict (listing_id) do update
      set price = excluded.price, likely = excluded.likely, cases = excluded.cases, compared_on = excluded.compared_on
      where (known.price, known.cases, ${percentOf('known')})
        is distinct from (excluded.price, excluded.cases, ${percentOf('excluded')})`)
  }
  const ids = compared.map(({ listingId }) => listingId)
  await db.execute(sql`delete from ${listingComparisons} where listing_id <> all(${sql.param(ids)}::int[])`)
}

/** As it is shown: whole percents above or below. */
function percentOf(row: 'known' | 'excluded') {
  return sql.raw(`round(100.0 * ${row}.price / ${row}.likely)`)
}
