/**
 * Drawn areas in an address: polygons as encoded polylines (differences of 1e-5 degrees in groups of five bits), in
 * letters that an address holds as they are, with a point between two polygons.
 */
import type { LatLong } from '../places/lat-long.ts'
import { isOnGlobe } from './map-box.ts'

/** Corners in order; the last one is joined to the first. */
export type Polygon = readonly LatLong[]

export const mostPolygons = 5
export const mostCorners = 100
const fewestCorners = 3

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const numbers = new Map([...letters].map((letter, number) => [letter, number]))
const perDegree = 1e5
const continues = 0x20

/** The polygons of an address; undefined when one cannot be read, encloses nothing, or there are too many. */
export function decodeShape(text: string): Polygon[] | undefined {
  const parts = text.trim().split('.')
  if (parts.length > mostPolygons) return undefined
  const polygons = parts.map(decodePolygon).filter((polygon) => polygon !== undefined)
  return polygons.length === parts.length ? polygons : undefined
}

/** The polygons encoded for an address, corners at 5 decimals. */
export function encodeShape(polygons: readonly Polygon[]): string {
  return polygons.map(encodePolygon).join('.')
}

function encodePolygon(corners: Polygon): string {
  let text = ''
  let [lastLat, lastLong] = [0, 0]
  for (const { lat, long } of corners) {
    const [nextLat, nextLong] = [Math.round(lat * perDegree), Math.round(long * perDegree)]
    text += encodeNumber(nextLat - lastLat) + encodeNumber(nextLong - lastLong)
    ;[lastLat, lastLong] = [nextLat, nextLong]
  }
  return text
}

/** The sign is the last bit; the lowest five bits come first. */
function encodeNumber(value: number): string {
  let left = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  for (; left >= continues; left >>>= 5) text += letters[(left & 0x1f) | continues]
  return text + letters[left]
}

function decodePolygon(text: string): Polygon | undefined {
  const values = decodeNumbers(text)
  if (!values || values.length % 2 === 1 || values.length > 2 * mostCorners + 2) return undefined
  const corners: LatLong[] = []
  let [lat, long] = [0, 0]
  for (let at = 0; at < values.length; at += 2) {
    lat += values[at] ?? 0
    long += values[at + 1] ?? 0
    corners.push({ lat: lat / perDegree, long: long / perDegree })
  }
  const open = withoutClosing(corners)
  const isArea = open.length >= fewestCorners && open.length <= mostCorners
  return isArea && open.every((corner) => isOnGlobe(corner.lat, corner.long)) ? open : undefined
}

function decodeNumbers(text: string): number[] | undefined {
  const values: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of text) {
    const bits = numbers.get(letter)
    if (bits === undefined || shift > 25) return undefined
    value |= (bits & 0x1f) << shift
    shift += 5
    if (bits & continues) continue
    values.push(value & 1 ? ~(value >>> 1) : value >>> 1)
    ;[value, shift] = [0, 0]
  }
  return shift === 0 ? values : undefined
}

/** Other programs repeat the first corner at the end. */
function withoutClosing(corners: readonly LatLong[]): readonly LatLong[] {
  const [first, last] = [corners[0], corners.at(-1)]
  const isClosed = corners.length > 1 && first?.lat === last?.lat && first?.long === last?.long
  return isClosed ? corners.slice(0, -1) : corners
}
