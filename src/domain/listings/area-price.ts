import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import { squareFeetPer } from '#contract/listings/convert-size.ts'
import type { Listing } from '#contract/listings/listing.ts'
import { typeOf } from '#contract/listings/property.ts'
import type { NamedPlace } from '#contract/places/places.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, listings } from '#db/schema/index.ts'
import type { Needs } from '../context.ts'
import { namedArea } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'
import type { CardRow } from './cards.ts'

const fewestComparables = 5
/** A block in a phase in a society: areas further out are no neighbourhood. */
const mostLevels = 4

/** A listing, or a home like one with 0 for its ID. */
type PricedHome = Pick<CardRow, 'id' | 'area' | 'purpose' | 'subtype' | 'price' | 'size_sqft' | 'marla_basis'>

/**
 * The price of the unit in which the city and the kind are measured (D40; a marla of this listing's own basis, D9)
 * against the median of the other published listings of the same purpose and subtype, in PKR. They are
 * those of the same area; if there are fewer than five with a price, those of the area it is in and of all
 * within that. Null when the price is on call or there are not five there either.
 */
export async function areaPrice(
  { db, clock }: Needs<'db' | 'clock'>,
  listing: PricedHome,
): Promise<Listing['area_price']> {
  if (listing.price === 0) return null
  const found = (await inTheArea(db, listing)) ?? (await aroundTheArea(db, listing))
  if (!found) return null
  const unit = usualSizeUnit({
    city: found.city,
    type: typeOf(listing.subtype),
    subtype: listing.subtype,
  })
  const feet = squareFeetPer(unit, listing.marla_basis)
  return {
    unit,
    own: Math.round((listing.price / listing.size_sqft) * feet),
    median: Math.round(found.median * feet),
    sample: found.sample,
    area: found.area,
    on: localDay(clock(), agencyZone),
  }
}

/** The median price of a square foot; `city` is in English. */
type Comparables = { median: number; sample: number; area: NamedPlace; city: string }

async function inTheArea(db: Db, listing: PricedHome): Promise<Comparables | undefined> {
  const [found] = await medianOfArea(db).execute(comparedWith(listing))
  if (!found || found.median === null || found.sample < fewestComparables) return undefined
  return { median: found.median, sample: found.sample, area: listing.area, city: found.city }
}

async function aroundTheArea(db: Db, listing: PricedHome): Promise<Comparables | undefined> {
  const [found] = await medianAround(db).execute(comparedWith(listing))
  if (!found) return undefined
  const { median, sample, id, name, city } = found
  return { median, sample, area: { id, name }, city }
}

function comparedWith({ id, area, purpose, subtype }: PricedHome) {
  return { id, areaId: area.id, purpose, subtype }
}

const perSquareFoot = sql`${listings.price} / ${listings.size_sqft}`
const isComparable = and(
  eq(listings.purpose, sql.placeholder('purpose')),
  eq(listings.subtype, sql.placeholder('subtype')),
  eq(listings.status, 'published'),
  gt(listings.price, 0),
  ne(listings.id, sql.placeholder('id')),
)

const englishCity = sql<string>`(select city.name from ${areas} as own_area
  join ${cities} as city on city.id = own_area.city_id where own_area.id = ${sql.placeholder('areaId')})`

const medianOfArea = prepared((db) =>
  db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${perSquareFoot})`,
      sample: sql<number>`count(*)`,
      city: englishCity,
    })
    .from(listings)
    .where(and(eq(listings.area_id, sql.placeholder('areaId')), isComparable))
    .prepare('median_of_area'),
)

/** The nearest of the areas around it that has enough, with everything that is in it. */
const medianAround = prepared((db, language) => {
  const around = sql`(
    with recursive up (level, id, parent_id) as (
      select 0, id, parent_id from ${areas} where id = ${sql.placeholder('areaId')}
      union all
      select up.level + 1, area.id, area.parent_id from ${areas} as area join up on area.id = up.parent_id
      where up.level < ${sql.raw(String(mostLevels))}
    ), inside (level, root, id) as (
      select level, id, id from up
      union
      select inside.level, inside.root, area.id from ${areas} as area join inside on area.parent_id = inside.id
    )
    select * from inside
  ) as inside`
  return db
    .select({
      ...namedArea(),
      median: sql<number>`percentile_cont(0.5) within group (order by ${perSquareFoot})`,
      sample: sql<number>`count(*)`,
      city: englishCity,
    })
    .from(listings)
    .innerJoin(around, sql`inside.id = ${listings.area_id}`)
    .innerJoin(areas, sql`${areas.id} = inside.root`)
    .where(isComparable)
    .groupBy(sql`inside.level`, areas.id)
    .having(sql`count(*) >= ${sql.raw(String(fewestComparables))}`)
    .orderBy(sql`inside.level`)
    .limit(1)
    .prepare(`median_around_area_${language}`)
})
