import { sql } from 'drizzle-orm'
import type { DatePrecision, EvidenceKind, Outlier } from '#contract/evidence/evidence.ts'
import type { PropertyType, Purpose, SizeUnit, Subtype } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, listings, priceEvidence } from '#db/schema/index.ts'
import { isCounted } from '../figures/index.ts'

/** One price of one property, as estimates and figures read it. */
export type EvidenceRow = {
  id: number
  /** An agreed price is private: never show it, count it only in figures of five rows or more. */
  kind: EvidenceKind
  /** The day, or the first day of the month or year of which no more is known: '2026-11-26'. */
  date: string
  precision: DatePrecision
  /** A listing's last day at this price; null while it is asked, and for what is no listing of ours. */
  until: string | null
  purpose: Purpose
  type: PropertyType
  /** Null where the source says no more than the type. */
  subtype: Subtype | null
  cityId: number
  city: string
  /** The innermost area that the site knows, or null. */
  areaId: number | null
  /**
   * The areas by name, outermost first: as the site calls them, then those that only the source names. Empty where
   * nothing but the city is known.
   */
  areas: string[]
  /** Of the listing, else of its innermost area that has a position. */
  lat: number | null
  long: number | null
  /** PKR, more than 0. */
  price: number
  sqft: number
  /** As the source has it; `marlaBasis` are the square feet in its marla. */
  size: { value: number; unit: SizeUnit }
  marlaBasis: number
  beds: number | null
  baths: number | null
  source: string
  /** Rows with the same listing are prices of the same home. */
  listingId: number | null
  runId: number | null
  /** Why it is left out of figures; always null unless outliers were asked for. */
  outlier: Outlier | null
}

export type EvidenceFilter = {
  purpose?: Purpose
  cityId?: number
  /** Rows that are marked as outliers too. */
  withOutliers?: boolean
}

/** All evidence that counts, oldest row first. */
export async function readEvidence(
  db: Db,
  { purpose, cityId, withOutliers = false }: EvidenceFilter = {},
): Promise<EvidenceRow[]> {
  const conditions = [
    isCounted('evidence'),
    ...(purpose ? [sql`evidence.purpose = ${purpose}`] : []),
    ...(cityId ? [sql`evidence.city_id = ${cityId}`] : []),
    ...(withOutliers ? [] : [sql`evidence.outlier is null`]),
  ]
  const { rows } = await db.execute<StoredRow>(sql`
    select evidence.id::float8, evidence.kind, evidence.dated_on::text as date, evidence.precision,
      evidence.until::text as until, evidence.purpose, evidence.type, evidence.subtype,
      evidence.city_id as "cityId", evidence.area_id as "areaId", evidence.place_names,
      listing.lat, listing.long, evidence.price::float8, evidence.size_sqft as sqft,
      evidence.size_value, evidence.size_unit, evidence.marla_basis as "marlaBasis", evidence.beds, evidence.baths,
      evidence.source, evidence.listing_id as "listingId", evidence.run_id as "runId", evidence.outlier
    from ${priceEvidence} as evidence left join ${listings} as listing on listing.id = evidence.listing_id
    where ${sql.join(conditions, sql` and `)} order by evidence.id`)
  const places = await readPlaces(db)
  return rows.map(({ place_names, size_value, size_unit, ...row }) => {
    const area = places.areas.get(row.areaId ?? 0)
    return {
      ...row,
      city: places.cities.get(row.cityId) ?? '',
      areas: [...(area?.names ?? []), ...place_names],
      lat: row.lat ?? area?.lat ?? null,
      long: row.long ?? area?.long ?? null,
      size: { value: size_value, unit: size_unit },
    }
  })
}

type StoredRow = Omit<EvidenceRow, 'city' | 'areas' | 'size'> & {
  place_names: string[]
  size_value: number
  size_unit: SizeUnit
}

/** `urduName` is the area's own; empty where it has none. */
type PlacedArea = { names: string[]; urduName: string; lat: number | null; long: number | null }

/** Every area with the names of its outer areas, outermost first, and the innermost known position. */
export async function readPlaces(db: Db) {
  const cityRows = await db.select({ id: cities.id, name: cities.name }).from(cities)
  const areaRows = await db
    .select({
      ...{ id: areas.id, name: areas.name, urduName: areas.name_ur, parent: areas.parent_id },
      ...{ lat: areas.lat, long: areas.long },
    })
    .from(areas)
  const byId = new Map(areaRows.map((row) => [row.id, row]))
  const placed = new Map<number, PlacedArea>()
  const place = (id: number): PlacedArea | undefined => {
    const known = placed.get(id)
    const row = byId.get(id)
    if (known || !row) return known
    const outer = row.parent === null ? undefined : place(row.parent)
    const made = {
      names: [...(outer?.names ?? []), row.name],
      urduName: row.urduName,
      lat: row.lat ?? outer?.lat ?? null,
      long: row.long ?? outer?.long ?? null,
    }
    placed.set(id, made)
    return made
  }
  for (const { id } of areaRows) place(id)
  return { cities: new Map(cityRows.map(({ id, name }) => [id, name])), areas: placed }
}
