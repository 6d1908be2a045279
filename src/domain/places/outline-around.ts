import type { LatLong } from '#contract/places/lat-long.ts'
import { boxAround, simplified } from '#contract/places/polygons.ts'
import { mostPolygons, type Polygon } from '#contract/search/map-shape.ts'

const kmPerDegree = 111.32
/** How far the outline is from the places in it. */
const marginKm = 1.2
/** Places farther than this from all others have an outline of their own. */
const nextKm = 7
/** The corners around one place, and of a whole outline. */
const corners = { place: 12, outline: 40 }

/** A place on a plane, in km. */
type Point = readonly [x: number, y: number]

/**
 * Convex outlines around places (single points or polygons): one around all that are near each other, those around most
 * places first, at most five.
 */
export function outlineAround(places: readonly Polygon[]): Polygon[] {
  const [west, south, east, north] = boxAround(places) ?? [0, 0, 0, 0]
  const middle = { lat: (south + north) / 2, long: (west + east) / 2 }
  const wide = kmPerDegree * Math.cos((middle.lat * Math.PI) / 180)
  const toPlane = ({ lat, long }: LatLong): Point => [
    (long - middle.long) * wide,
    (lat - middle.lat) * kmPerDegree,
  ]
  const toPlace = ([x, y]: Point): LatLong => ({
    lat: middle.lat + y / kmPerDegree,
    long: middle.long + x / wide,
  })
  return groupsOf(places.map((place) => place.map(toPlane)))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostPolygons)
    .map((group) => simplified(hullOf(group.flat().flatMap(around)).map(toPlace), corners.outline))
}

/** Puts together what is near each other, over any number of steps. */
function groupsOf(places: readonly Point[][]): Point[][][] {
  let groups: Point[][][] = []
  for (const place of places) {
    const [near, far] = [[] as Point[][][], [] as Point[][][]]
    for (const group of groups) (group.some((other) => areNear(place, other)) ? near : far).push(group)
    groups = [...far, [...near.flat(), place]]
  }
  return groups
}

function areNear(one: readonly Point[], other: readonly Point[]): boolean {
  return one.some(([x, y]) => other.some((point) => Math.hypot(point[0] - x, point[1] - y) <= nextKm))
}

function around([x, y]: Point): Point[] {
  return Array.from({ length: corners.place }, (_, corner) => {
    const turn = (corner / corners.place) * 2 * Math.PI
    return [x + marginKm * Math.cos(turn), y + marginKm * Math.sin(turn)]
  })
}

/** The convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

/** One side of the hull, without its last point. */
function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = []
  for (const point of sorted) {
    while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop()
    chain.push(point)
  }
  return chain.slice(0, -1)
}

function turnsLeft([x1, y1]: Point = [0, 0], [x2, y2]: Point = [0, 0], [x3, y3]: Point = [0, 0]): boolean {
  return (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1) > 0
}
