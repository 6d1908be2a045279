/** How far outside a part of the map a place is. */
import { kmPerDegree } from '#contract/places/distance.ts'
import type { MapBox } from '#contract/search/map-box.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import { type Edge, edgesOf } from './edges.ts'
import { boxRegion, liesIn, type Region, shapeRegion } from './regions.ts'
import { inDegrees, onWorld, type WorldPoint, worldBits } from './world.ts'

/** The corners of a box. */
export function polygonOf([west, south, east, north]: MapBox): Polygon {
  return [
    { lat: south, long: west },
    { lat: south, long: east },
    { lat: north, long: east },
    { lat: north, long: west },
  ]
}

/** A box that holds every place up to so many km outside the polygons. */
export function surroundings(polygons: readonly Polygon[], km: number): Region | undefined {
  const corners = polygons.flat()
  const lats = corners.map(({ lat }) => lat)
  const longs = corners.map(({ long }) => long)
  const high = km / kmPerDegree
  const northmost = Math.min(89, Math.max(...lats.map(Math.abs)) + high)
  const wide = high / Math.cos((northmost * Math.PI) / 180)
  return boxRegion([
    Math.max(-180, Math.min(...longs) - wide),
    Math.max(-90, Math.min(...lats) - high),
    Math.min(180, Math.max(...longs) + wide),
    Math.min(90, Math.max(...lats) + high),
  ])
}

/** The kilometres from a place to the nearest edge of polygons that it is outside of; 0 inside. */
export function kmOutside(polygons: readonly Polygon[]): (place: WorldPoint) => number {
  const region = shapeRegion(polygons)
  const edges = polygons.flatMap((polygon) => edgesOf(polygon.map(onWorld)))
  return (place) => {
    if (!region || liesIn(region, place.x, place.y)) return 0
    const units = Math.min(...edges.map((edge) => distanceTo(edge, place)))
    return (units / 2 ** worldBits) * 360 * kmPerDegree * Math.cos((inDegrees(place).lat * Math.PI) / 180)
  }
}

function distanceTo({ from, to }: Edge, { x, y }: WorldPoint): number {
  const [width, height] = [to.x - from.x, to.y - from.y]
  const length = width ** 2 + height ** 2
  const along = length === 0 ? 0 : ((x - from.x) * width + (y - from.y) * height) / length
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(x - from.x - part * width, y - from.y - part * height)
}
