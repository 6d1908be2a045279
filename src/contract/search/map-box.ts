import { plainNumberText } from '../text/typed-number.ts'

/** The edges of a rectangle of the map in degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number]

const decimal = /^[+-]?\d+(?:\.\d+)?$/

/**
 * Reads 'west,south,east,north' in degrees; the opposite corners may come in either order. Undefined when it is no box,
 * is not on the globe, or crosses the 180th meridian.
 */
export function decodeBox(text: string): MapBox | undefined {
  const numbers = readDegrees(text)
  const [west = 0, south = 0, east = 0, north = 0] = numbers ?? []
  if (numbers?.length !== 4 || !isOnGlobe(south, west) || !isOnGlobe(north, east)) return undefined
  if (west > east && south > north) return [east, north, west, south]
  return west <= east && south <= north ? [west, south, east, north] : undefined
}

/** The canonical text of a box: at most 5 decimals, about a metre. */
export function encodeBox(box: MapBox): string {
  return box.map(toFiveDecimals).join(',')
}

/** Numbers separated by commas, as people and browsers write them; undefined when a part is not a number. */
export function readDegrees(text: string): number[] | undefined {
  const parts = plainNumberText(text)
    .split(',')
    .map((part) => part.trim())
  return parts.every((part) => decimal.test(part))
    ? parts.map((part) => toFiveDecimals(Number(part)))
    : undefined
}

export function isOnGlobe(lat: number, long: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(long) <= 180
}

/** Turns negative zero into zero, so that both have the same text. */
export function toFiveDecimals(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0
}
