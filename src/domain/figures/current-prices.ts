import { type SQL, sql } from 'drizzle-orm'
import type { PropertyType, Purpose, Subtype } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { priceEvidence } from '#db/schema/index.ts'
import { isCounted } from './counted.ts'
import { currentDays } from './figures.ts'
import { type Priced, publishedPrices, publishingKey } from './published-prices.ts'

/** A type, or one of its subtypes. */
export type FigureKind = PropertyType | Subtype

/** Prices of a square foot in one area, in PKR. */
type AreaPrices = { asked: number[]; agreed: number[] }

type CurrentPrice = Priced & {
  purpose: Purpose
  type: PropertyType
  subtype: Subtype | null
  areaId: number
}

/** The prices of areas that hold on a day, by purpose and kind: what all medians of areas are made of. */
export class CurrentPrices {
  readonly #byKind = new Map<string, Map<number, AreaPrices>>()

  /** A price counts for its type, and for its subtype where that is known. */
  add({ purpose, type, subtype, areaId, kind, price, sqft }: CurrentPrice): void {
    for (const kindOfHome of [type, subtype]) {
      if (kindOfHome === null) continue
      const areas = this.#byKind.getOrInsertComputed(`${purpose} ${kindOfHome}`, () => new Map())
      const prices = areas.getOrInsertComputed(areaId, () => ({ asked: [], agreed: [] }))
      prices[kind].push(price / sqft)
    }
  }

  /** By area, without those of the areas inside it. */
  of(purpose: Purpose, kind: FigureKind): ReadonlyMap<number, AreaPrices> {
    return this.#byKind.get(`${purpose} ${kind}`) ?? new Map()
  }
}

// An agreed price of our own listing belongs to one day, and is no asking price.
export const isAskedByUs = sql`(listing_id is not null and kind = 'asked')`

const rowsAtOnce = 5_000

/**
 * Reads the prices that hold on a day: ours that are still asked, and those of others that are not a year old. A few
 * thousand at a time, so that others are answered in between.
 * @param on YYYY-MM-DD
 */
export async function readCurrentPrices(db: Db, on: string): Promise<CurrentPrices> {
  const prices = new CurrentPrices()
  const agreed: CurrentPrice[] = []
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`declare prices cursor for ${current(on)}`)
    for (let read = rowsAtOnce; read === rowsAtOnce; ) {
      const { rows } = await tx.execute<CurrentPrice>(sql`fetch ${sql.raw(String(rowsAtOnce))} from prices`)
      for (const row of rows) {
        if (row.kind === 'asked') prices.add(row)
        else agreed.push(row)
      }
      read = rows.length
    }
  })
  // A replica cannot draw a key, and needs none where nothing was agreed.
  if (agreed.length > 0)
    for (const row of publishedPrices(agreed, await publishingKey(db), on)) prices.add(row)
  return prices
}

function current(on: string): SQL {
  return sql`
    select kind, dated_on::text as date, precision, price::float8 as price, size_sqft as sqft,
      listing_id as "listingId", purpose, type, subtype, area_id as "areaId"
    from ${priceEvidence} as evidence
    where area_id is not null and outlier is null and ${isCounted('evidence')}
      and case when ${isAskedByUs} then until is null
        else dated_on between ${on}::date - ${sql.raw(String(currentDays))} and ${on}::date end`
}
