import { eq, sql } from 'drizzle-orm'
import { localDay } from '#contract/admin/office-hours.ts'
import type { Estimate, EstimateQuery } from '#contract/estimates/estimate.ts'
import { squareFeetPer, toSquareFeet } from '#contract/listings/convert-size.ts'
import {
  defaultMarlaBasis,
  type MarlaBasis,
  marlaBases,
  type PropertyType,
  propertyTypes,
  type Subtype,
  subtypes,
  typeOf,
} from '#contract/listings/property.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import { estimates as t, validationMessages } from '#messages/common.ts'
import type { Context } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import { type Answer, areaKey, type Comparable, mostYearsBeyond } from '../../estimator/index.ts'
import { localized } from '../../localized.ts'
import { marlaBasisOf } from '../../places/index.ts'
import { type SiteEstimator, siteEstimator } from './site-estimator.ts'
import { threeDigits } from './three-digits.ts'
import { cityKeyOf, listingKey, middleDay, yearOf } from './to-evidence.ts'

const mostShown = 12

/**
 * The likely price of a property, in PKR with three significant digits, with the comparables that count
 * most. Agreed prices count as `publishedPrices` gives them, and are none of the comparables that are shown.
 * A property that is a listing of ours is not compared with `ownListing`, which is itself.
 * @throws Invalid for a city or an area that does not exist, and for an area of another city
 */
export async function estimateProperty(
  { db, clock }: Context<'db' | 'clock'>,
  query: EstimateQuery,
  ownListing?: number,
): Promise<Estimate> {
  const place = await placeOf(db, query)
  const { estimator, chains, byId } = await siteEstimator({ db, clock })
  const basis = query.marla_basis ?? place.basis
  const today = localDay(clock(), agencyZone)
  const home = { purpose: query.purpose, ...kindOf(query.type), city: cityKeyOf(query.city) }
  const found = estimator.estimate({
    ...(ownListing !== undefined && { id: listingKey(ownListing) }),
    ...home,
    areas: place.areas ?? chains.find(place.city, query.location ?? ''),
    sizeSqft: toSquareFeet(query.size, query.size_unit, basis),
    beds: query.beds ?? null,
    baths: query.baths ?? null,
    date: dateOf(query, yearOf(today), estimator.newestDate(home)),
  })
  if (!found.enough) return { enough: false, reason: found.reason, cases: found.comparables, on: today }
  return present(found, { query, basis, byId })
}

function kindOf(type: EstimateQuery['type']): { type: PropertyType; subtype: Subtype | null } {
  const subtype = subtypes.find((one) => one === type)
  if (subtype) return { type: typeOf(subtype), subtype }
  return { type: propertyTypes.find((one) => one === type) ?? 'residential', subtype: null }
}

/**
 * The date that a figure is for. Nothing is known of prices after the newest, so a figure for today has its date, until
 * that is too long ago.
 */
function dateOf({ date }: EstimateQuery, today: number, newest: number = today): number {
  if (date !== undefined) return yearOf(middleDay(date))
  return today - newest > mostYearsBeyond ? today : Math.min(today, newest)
}

interface Shown {
  query: EstimateQuery
  basis: MarlaBasis
  byId: SiteEstimator['byId']
}

function present(found: Answer, { query, basis, byId }: Shown): Estimate {
  const unit = query.size_unit
  const feet = squareFeetPer(unit, basis)
  const sizeSqft = toSquareFeet(query.size, query.size_unit, basis)
  const rows = found.comparables.flatMap(({ evidence }) => byId.get(evidence.id) ?? [])
  const newest = rows.toSorted((one, other) => one.day.localeCompare(other.day)).at(-1)
  return {
    enough: true,
    likely: threeDigits(found.likely),
    low: threeDigits(found.low),
    high: threeDigits(found.high),
    half_width: found.halfWidth,
    certainty: certaintyOf(found.halfWidth),
    unit,
    per_unit: threeDigits((found.likely / sizeSqft) * feet),
    marla_basis: basis,
    cases: found.support.comparables,
    cases_in_area: found.support.sameArea,
    as_of: newest?.knownDate ?? '',
    comparables: found.comparables
      .filter(({ evidence }) => evidence.kind === 'asked')
      .slice(0, mostShown)
      .map((one) => presentComparable(one, feet, byId)),
  }
}

function presentComparable({ evidence, weight }: Comparable, feet: number, byId: SiteEstimator['byId']) {
  const row = byId.get(evidence.id)
  return {
    date: row?.knownDate ?? '',
    area: row?.area ? localized(row.area, row.urduArea) : null,
    sqft: evidence.sizeSqft,
    beds: evidence.beds,
    price: evidence.price,
    per_unit: Math.round((evidence.price / evidence.sizeSqft) * feet),
    weight,
    listing: row?.listingOnOffer ?? null,
    lat: row?.position?.lat ?? null,
    long: row?.position?.long ?? null,
  }
}

function certaintyOf(halfWidth: number): 'high' | 'medium' | 'low' {
  if (halfWidth <= 0.18) return 'high'
  return halfWidth <= 0.27 ? 'medium' : 'low'
}

interface Place {
  city: string
  /** Undefined where the question names no area of the site. */
  areas: string[] | undefined
  basis: MarlaBasis
}

async function placeOf(db: Db, { city, area }: EstimateQuery): Promise<Place> {
  const [own] = await db
    .select({ name: cities.name, basis: cities.marla_basis })
    .from(cities)
    .where(eq(cities.id, city))
  if (!own) throw new Invalid({ city: validationMessages.invalidId })
  if (area === undefined)
    return {
      city: own.name,
      areas: undefined,
      basis: marlaBases.find((one) => one === own.basis) ?? defaultMarlaBasis,
    }
  const { rows } = await db.execute<{ name: string; city_id: number }>(sql`
    with recursive around as (
      select parent_id, name, city_id, 0 as steps from ${areas} where id = ${area}
      union all
      select outer_area.parent_id, outer_area.name, outer_area.city_id, steps + 1
      from ${areas} as outer_area join around on outer_area.id = around.parent_id
    )
    select name, city_id from around order by steps desc`)
  if (rows.length === 0) throw new Invalid({ area: validationMessages.invalidId })
  if (rows.some(({ city_id }) => city_id !== city)) throw new Invalid({ area: t.refusals.otherCity })
  return {
    city: own.name,
    areas: rows.map(({ name }) => areaKey(name, own.name)),
    basis: await marlaBasisOf(db, area),
  }
}
