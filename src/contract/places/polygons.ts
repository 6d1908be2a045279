/** Drawn areas as they are stored: rounded, without a closing corner, with a limited number of corners. */
import { toFiveDecimals } from '../search/map-box.ts'
import { mostCorners, type Polygon } from '../search/map-shape.ts'
import type { LatLong } from './lat-long.ts'

/**
 * The same polygon with corners at 5 decimals (about a metre), none of them twice in a row, the first one not
 * repeated at the end.
 */
export function tidyPolygon(corners: Polygon): LatLong[] {
  const rounded = corners.map(({ lat, long }) => ({ lat: toFiveDecimals(lat), long: toFiveDecimals(long) }))
  const tidy = rounded.filter((corner, at) => at === 0 || !isSame(corner, rounded[at - 1]))
  while (tidy.length > 1 && isSame(tidy[0], tidy.at(-1))) tidy.pop()
  return tidy
}

/** Whether a polygon encloses anything: three corners that are not on one line. */
export function isArea(corners: Polygon): boolean {
  return corners.length >= 3 && corners.some((corner, at) => at > 1 && !isOnLine(corners, corner))
}

/** The polygon with at most `most` corners: those that change its shape least are left out. */
export function simplified(corners: Polygon, most = mostCorners): Polygon {
  return withoutFlattest(corners, ({ count }) => count > most)
}

/** A freehand line with as few corners as keep its shape. */
export function smoothed(corners: Polygon): Polygon {
  const [west, south, east, north] = boxAround([corners]) ?? [0, 0, 0, 0]
  const least = ((east - west) * (north - south)) / 800
  return withoutFlattest(corners, ({ count, size }) => count > mostCorners || (count > 3 && size < least))
}

/** Removes the corner whose triangle with its neighbours is the smallest, until few enough are left. */
function withoutFlattest(
  corners: Polygon,
  isTooMany: (flattest: { count: number; size: number }) => boolean,
): Polygon {
  const left = [...corners]
  for (;;) {
    const sizes = left.map((corner, at) =>
      triangle(left.at(at - 1) ?? corner, corner, left[(at + 1) % left.length] ?? corner),
    )
    const size = Math.min(...sizes)
    if (!isTooMany({ count: left.length, size })) return left
    left.splice(sizes.indexOf(size), 1)
  }
}

/** The middle of the box around some polygons; undefined without a corner. */
export function boxCentre(polygons: readonly Polygon[]): LatLong | undefined {
  const box = boxAround(polygons)
  if (!box) return undefined
  const [west, south, east, north] = box
  return { lat: toFiveDecimals((south + north) / 2), long: toFiveDecimals((west + east) / 2) }
}

/** West, south, east and north of some polygons; undefined without a corner. */
export function boxAround(
  polygons: readonly Polygon[],
): [west: number, south: number, east: number, north: number] | undefined {
  const corners = polygons.flat()
  if (corners.length === 0) return undefined
  const [lats, longs] = [corners.map(({ lat }) => lat), corners.map(({ long }) => long)]
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}

function isSame(one: LatLong | undefined, other: LatLong | undefined): boolean {
  return one?.lat === other?.lat && one?.long === other?.long
}

function isOnLine([first, second]: Polygon, corner: LatLong): boolean {
  return !first || !second || triangle(first, second, corner) < 1e-12
}

function triangle(one: LatLong, two: LatLong, three: LatLong): number {
  const east = (two.long - one.long) * (three.lat - one.lat)
  return Math.abs(east - (three.long - one.long) * (two.lat - one.lat)) / 2
}
