/** The areas of a city on a map, in five classes of price: pure, so that it is drawn on the server. */
import { decodeShape } from '#contract/search/map-shape.ts'
import type { Answer } from '#ui/api.ts'
import { priceStepIndex, priceSteps } from '../search/map/layers/price-steps.ts'

type Area = Answer<'cityReport'>['areas'][number]
type Point = { x: number; y: number }

export const mapWidth = 360
const edge = 26
const tallest = 420
const fewestAreas = 5
const classes = [1, 2, 3, 4, 5]
export const dotRadius = 9
const lineHeight = 14
const letterWidth = 6

/**
 * Areas with a median and a position; undefined for fewer than five. Class 1 is the fifth with the lowest prices. A
 * name is there only where it covers nothing.
 */
export function priceMap(areas: readonly Area[]) {
  const placed = areas.flatMap(({ id, name, sale, lat, long, outline, marlaBasis }) =>
    sale && lat !== null && long !== null ? [{ id, name, ...sale, lat, long, outline, marlaBasis }] : [],
  )
  if (placed.length < fewestAreas) return undefined
  const starts = priceSteps(placed.map(({ median }) => median))
  const shapes = placed.map((area) => ({ ...area, polygons: decodeShape(area.outline ?? '') ?? [] }))
  const { project, height } = projection(shapes.flatMap((one) => [one, ...one.polygons.flat()]))
  const spots = shapes.map(({ id, name, median, sample, marlaBasis, polygons, ...position }) => ({
    ...{
      id,
      name,
      price: { median, sample, marlaBasis },
      grade: priceStepIndex(median, starts) + 1,
      ...project(position),
    },
    paths: polygons.map((corners) => svgPath(corners.map(project))),
  }))
  const marks = apart(spots)
  return {
    height,
    spots: marks,
    names: placeNames(marks, height),
    legend: classes.flatMap((grade) => {
      const prices = spots.filter((spot) => spot.grade === grade).map(({ price }) => price)
      return prices.length > 0 ? [{ grade, prices }] : []
    }),
  }
}

/** Of marks that would cover each other the one with the most on offer: the others are in the table alone. */
function apart<Spot extends Point>(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = []
  for (const spot of spots)
    if (kept.every(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) >= 2 * dotRadius)) kept.push(spot)
  return kept
}

/** North is up; a degree of longitude is shorter than one of latitude. */
function projection(points: ReadonlyArray<{ lat: number; long: number }>) {
  const lats = points.map(({ lat }) => lat)
  const longs = points.map(({ long }) => long)
  const [south, north, west, east] = [
    Math.min(...lats),
    Math.max(...lats),
    Math.min(...longs),
    Math.max(...longs),
  ]
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [wide, high] = [Math.max((east - west) * narrowing, 1e-4), Math.max(north - south, 1e-4)]
  const scale = Math.min((mapWidth - 2 * edge) / wide, (tallest - 2 * edge) / high)
  const start = (mapWidth - wide * scale) / 2
  return {
    height: Math.round(high * scale + 2 * edge),
    project: ({ lat, long }: { lat: number; long: number }): Point => ({
      x: round(start + (long - west) * narrowing * scale),
      y: round(edge + (north - lat) * scale),
    }),
  }
}

function svgPath(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

type Box = { left: number; top: number; right: number; bottom: number }

/** The first areas, which have the most on offer, are named first: below their mark, else beside or above it. */
function placeNames(spots: ReadonlyArray<Point & { id: number; name: string }>, height: number) {
  const taken: Box[] = spots.map((spot) => around(spot, dotRadius, dotRadius))
  return spots.flatMap(({ id, name, x, y }) => {
    const half = (name.length * letterWidth) / 2
    const away = dotRadius + lineHeight / 2 + 1
    const beside = dotRadius + half + 3
    const free = [
      { x, y: y + away },
      { x: x + beside, y },
      { x: x - beside, y },
      { x, y: y - away },
    ]
      .map((middle) => ({ middle, box: around(middle, half, lineHeight / 2) }))
      .find(({ box }) => isInside(box, height) && !taken.some((other) => overlap(box, other)))
    if (!free) return []
    taken.push(free.box)
    return [{ id, name, x: round(free.middle.x), y: round(free.middle.y + 4) }]
  })
}

function isInside({ left, top, right, bottom }: Box, height: number): boolean {
  return left >= 0 && right <= mapWidth && top >= 0 && bottom <= height
}

function around({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
