/** The address of a comparison; without a schema, so that a page may load it. */

import { type SizeUnit, sizeUnits } from '../listings/property.ts'
import { readTypedId } from '../listings/property-id.ts'
import type { LatLong } from '../places/lat-long.ts'
import { isOnGlobe, readDegrees } from '../search/map-box.ts'
import type { compareKeys } from './compare-keys.ts'

/** How many homes can be compared at a time. */
export const mostCompared = 4

/** What is compared, and how. */
export type Comparison = {
  /** IDs of listings, and of unit types of projects, in the order in which they are shown. */
  listings: readonly number[]
  units: readonly number[]
  /** The unit of all sizes; undefined for each as it was measured. */
  sizeUnit?: SizeUnit | undefined
  /** What the distance is measured to. */
  place?: ComparedPlace | undefined
  /** What a place on the map is called. */
  placeName?: string | undefined
  onlyDifferences?: boolean | undefined
  find?: string | undefined
}

/** A city or an area of ours, or a position on the map. */
export type ComparedPlace = { kind: 'city' | 'area'; id: number } | ({ kind: 'point' } & LatLong)

/** The one address of a comparison: '/compare?listings=12,34&sizeUnit=marla'. */
export function compareAddress(comparison: Comparison): string {
  const { listings, units, sizeUnit, place, placeName, onlyDifferences, find } = comparison
  const query = new URLSearchParams({
    listings: listings.join(),
    units: units.join(),
    sizeUnit: sizeUnit ?? '',
    place: place ? encodePlace(place) : '',
    placeName: place?.kind === 'point' ? (placeName ?? '') : '',
    show: onlyDifferences ? differences : '',
    find: find ?? '',
  })
  for (const [key, value] of [...query]) if (value === '') query.delete(key)
  const written = query.toString().replaceAll('%2C', ',')
  return written ? `/compare?${written}` : '/compare'
}

const differences = 'differences'
const longestName = 80

/** What of an address could not be taken. */
type Refused = {
  /** How many homes there are beyond the first four. */
  leftOut: number
  /** Texts that are no IDs. */
  noIds: readonly string[]
}

/** Reads an address leniently: four homes at most, whose IDs may be written as people type them. */
export function readComparison(query: Readonly<Record<string, unknown>>): Comparison & Refused {
  const text = (key: (typeof compareKeys)[number]) => String(query[key] ?? '').trim()
  const typed = splitParts(text('listings'))
  const listings = parseIds(typed)
  const units = parseIds(splitParts(text('units')))
  const keptUnits = units.slice(0, Math.max(0, mostCompared - listings.length))
  return {
    listings: listings.slice(0, mostCompared),
    units: keptUnits,
    leftOut: Math.max(0, listings.length - mostCompared) + units.length - keptUnits.length,
    noIds: typed.filter((part) => readTypedId(part) === undefined).map((part) => part.slice(0, longestName)),
    sizeUnit: sizeUnits.find((unit) => unit === text('sizeUnit')),
    place: decodePlace(text('place')),
    placeName: text('placeName').slice(0, longestName) || undefined,
    onlyDifferences: text('show') === differences,
    find: text('find').slice(0, longestName) || undefined,
  }
}

function splitParts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function parseIds(parts: readonly string[]): number[] {
  return [...new Set(parts.flatMap((part) => readTypedId(part) ?? []))]
}

/** 'area-4', 'city-1', or a position as '33.684,73.048'. */
export function encodePlace(place: ComparedPlace): string {
  return place.kind === 'point'
    ? [place.lat, place.long].map(toThreeDecimals).join()
    : `${place.kind}-${place.id}`
}

/** Undefined when the text is no place. */
export function decodePlace(text: string): ComparedPlace | undefined {
  const [, kind, id] = /^(area|city)-([1-9]\d{0,8})$/.exec(text) ?? []
  if (kind === 'area' || kind === 'city') return { kind, id: Number(id) }
  const [lat, long, ...more] = readDegrees(text) ?? []
  if (lat === undefined || long === undefined || more.length > 0 || !isOnGlobe(lat, long)) return undefined
  return { kind: 'point', lat: toThreeDecimals(lat), long: toThreeDecimals(long) }
}

/** About a hundred metres: near enough for a distance, and an address that is shared names no house. */
function toThreeDecimals(degrees: number): number {
  return Math.round(degrees * 1000) / 1000 + 0
}
