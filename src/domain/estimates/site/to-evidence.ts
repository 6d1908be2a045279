/** The site's own evidence, as estimates take it. Pure. */
import type { LatLong } from '#contract/places/lat-long.ts'
import { areaKey, type Evidence } from '../../estimator/index.ts'
import type { EvidenceRow } from '../../evidence/index.ts'

/** A price with what is shown of it. */
export interface SiteEvidence extends Evidence {
  /** The last day on which the price was known. */
  day: string
  /** The same as far as it is known: a day, a month or a year. */
  knownDate: string
  /** The innermost area's name. */
  area: string | null
  /** The same in Urdu; empty where it has no such name. */
  urduArea: string
  /** The listing that is on offer at this price. */
  listingOnOffer: number | null
  /** Of a listing on offer its own, else that of its area. */
  position: LatLong | null
}

type Placed = { lat: number | null; long: number | null }
type PlacedAreas = ReadonlyMap<number, Placed & { names: readonly string[]; urduName: string }>

const knownLength = { day: 10, month: 7, year: 4 }

/** Of a listing the last price alone, asked or agreed: what was asked before is the same home. */
export function toEvidence(
  rows: readonly EvidenceRow[],
  today: string,
  areas: PlacedAreas = new Map(),
): SiteEvidence[] {
  const newest = new Map<string, SiteEvidence>()
  for (const row of rows) {
    const one = ofRow(row, today, areas)
    const known = newest.get(one.id)
    if (!known || follows(one, known)) newest.set(one.id, one)
  }
  return [...newest.values()]
}

/** An agreed price on the last day of an asking price is the later of the two. */
function follows(one: SiteEvidence, known: SiteEvidence): boolean {
  return one.date === known.date ? known.kind === 'asked' : one.date > known.date
}

function ofRow(row: EvidenceRow, today: string, places: PlacedAreas): SiteEvidence {
  const { purpose, type, subtype, price, kind, beds, baths, listingId } = row
  const isAsked = listingId !== null && kind === 'asked'
  const isOnOffer = isAsked && row.until === null
  const day = isAsked ? (row.until ?? today) : middleDay(row.date.slice(0, knownLength[row.precision]))
  const known = places.get(row.areaId ?? 0)
  const area = row.areas.at(-1) ?? null
  return {
    id: listingId === null ? `row ${row.id}` : listingKey(listingId),
    kind,
    purpose,
    type,
    subtype,
    city: cityKeyOf(row.cityId),
    areas: row.areas.map((name) => areaKey(name, row.city)),
    price,
    sizeSqft: row.sqft,
    beds,
    baths,
    date: yearOf(day),
    day,
    knownDate: isAsked ? day : day.slice(0, knownLength[row.precision]),
    area,
    // A place that only a source names has no Urdu name.
    urduArea: known && known.names.at(-1) === area ? known.urduName : '',
    listingOnOffer: isOnOffer ? listingId : null,
    position: isOnOffer ? positionOf(row) : positionOf(known),
  }
}

function positionOf(place: Placed | undefined): LatLong | null {
  if (!place || place.lat === null || place.long === null) return null
  return { lat: place.lat, long: place.long }
}

export function listingKey(id: number): string {
  return `listing ${id}`
}

export function cityKeyOf(id: number): string {
  return String(id)
}

/** A day as a year with its fraction. */
export function yearOf(day: string): number {
  const at = Date.parse(day)
  const year = new Date(at).getUTCFullYear()
  const start = Date.UTC(year, 0)
  return year + (at - start) / (Date.UTC(year + 1, 0) - start)
}

/** The middle of the month or year where no more is known, as '2025-07-01' of '2025'. */
export function middleDay(known: string): string {
  if (known.length === knownLength.year) return `${known}-07-01`
  return known.length === knownLength.month ? `${known}-15` : known
}
