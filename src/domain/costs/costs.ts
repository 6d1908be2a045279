import { and, eq, isNull } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { PropertyRegion, TaxedProperty } from '#contract/costs/charges.ts'
import type { Costs, CostsQuery } from '#contract/costs/costs.ts'
import type { TaxTable } from '#contract/costs/tax-table.ts'
import { typeOf } from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { cities, listings, taxTables } from '#db/schema/index.ts'
import { costs as t } from '#messages/common.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { Invalid, NotFound } from '../errors.ts'
import { provinceOf } from '../trade/index.ts'
import { computeCosts } from './compute-costs.ts'

type Asked = Partial<Pick<Costs, 'purpose' | 'price' | 'region' | 'property'>>
const nothing: Asked = {}

/**
 * The costs of a purchase, a sale or a rent in addition to the price, by the rates in force on the given day,
 * else today in Pakistan. Amounts in whole PKR; a charge without a rate has none.
 * @throws Invalid without a price, NotFound for a listing that is not on offer
 */
export async function showCosts(
  { db, clock, taxFiles }: Context<'db' | 'taxFiles' | 'clock'>,
  query: CostsQuery,
): Promise<Costs> {
  const [listing, saved] = await Promise.all([
    query.listing === undefined ? nothing : factsOfListing(db, query.listing),
    savedTables(db),
  ])
  const purpose = query.purpose ?? listing.purpose ?? 'sale'
  // A price of the other purpose is none.
  const price = query.price ?? (purpose === listing.purpose ? listing.price : undefined)
  if (!price) throw new Invalid({ price: t.refusals.price })
  return computeCosts([...saved, ...taxFiles.tables()], {
    purpose,
    price,
    region: query.region ?? listing.region ?? 'islamabad',
    status: query.status,
    property: query.property ?? listing.property ?? 'house',
    on: query.on ?? localDay(clock(), agencyZone),
    boughtOn: query.bought_on,
    boughtFor: query.bought_for,
    transferFee: query.transfer_fee ?? 0,
  })
}

async function factsOfListing(db: Db, id: number): Promise<Asked> {
  const [row] = await db
    .select({
      purpose: listings.purpose,
      price: listings.price,
      subtype: listings.subtype,
      city: cities.name,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .where(and(eq(listings.id, id), eq(listings.status, 'published')))
  if (!row) throw new NotFound(missing.property)
  const region = regions[provinceOf(row.city)]
  return {
    purpose: row.purpose,
    price: row.price,
    property: taxedAs(row.subtype),
    ...(region && { region }),
  }
}

const regions: Readonly<Record<string, PropertyRegion>> = {
  'Islamabad Capital Territory': 'islamabad',
  Punjab: 'punjab',
  Sindh: 'sindh',
  'Khyber Pakhtunkhwa': 'khyber_pakhtunkhwa',
  Balochistan: 'balochistan',
}

function taxedAs(subtype: Parameters<typeof typeOf>[0]): TaxedProperty {
  if (typeOf(subtype) === 'plot') return 'plot'
  return subtype === 'apartment' || subtype === 'penthouse' ? 'flat' : 'house'
}

/** Those of staff come before those of the files: of tables that began on the same day the first is used. */
export async function savedTables(db: Db): Promise<TaxTable[]> {
  return db
    .select({
      charge: taxTables.charge,
      region: taxTables.region,
      valid_from: taxTables.valid_from,
      valid_until: taxTables.valid_until,
      acquired_from: taxTables.acquired_from,
      acquired_until: taxTables.acquired_until,
      source: taxTables.source,
      source_ur: taxTables.source_ur,
      source_url: taxTables.source_url,
      rows: taxTables.rows,
    })
    .from(taxTables)
    .where(isNull(taxTables.archived_at))
    .orderBy(taxTables.id)
}
