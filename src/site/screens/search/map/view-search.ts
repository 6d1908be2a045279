/** How a move of the map changes its search. */
import type { LatLong } from '#contract/places/lat-long.ts'
import { decodeBox, encodeBox, type MapBox } from '#contract/search/map-box.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'

/** Pakistan, for a search without results that have a position. */
export const country: MapBox = [60.9, 23.7, 77.1, 37.1]

/** Whether the search is limited to areas, a shape or a distance, which a move of the map does not change. */
export function isTiedToPlace({ areaIds = [], shape, near }: SearchChoice): boolean {
  return areaIds.length > 0 || Boolean(shape) || Boolean(near)
}

/** The search of a part of the map: its box replaces city, areas, shape and distance. */
export function searchOfBox(choice: SearchChoice, box: MapBox): SearchChoice {
  return {
    ...choice,
    box: encodeBox(box),
    cityId: undefined,
    areaIds: [],
    shape: undefined,
    near: undefined,
    nearName: undefined,
    page: 1,
  }
}

/** The search of drawn shapes, which replace city, areas, box and distance. */
export function searchOfShapes(choice: SearchChoice, shapes: readonly Polygon[]): SearchChoice {
  return {
    ...choice,
    shape: encodeShape(shapes),
    box: undefined,
    cityId: undefined,
    areaIds: [],
    near: undefined,
    nearName: undefined,
    page: 1,
  }
}

/** The box to request results for: the visible part of the searched box, or all of it when none is visible. */
export function boxToAsk(searched: string | undefined, seen: MapBox | undefined): string | undefined {
  const own = searched ? decodeBox(searched) : undefined
  const box = own && seen ? (intersection(own, seen) ?? own) : (own ?? seen)
  return box && encodeBox(box)
}

/** The box with a fifth of its size around it, so that a small move shows no empty edge. */
export function widened([west, south, east, north]: MapBox): MapBox {
  const [x, y] = [(east - west) / 5, (north - south) / 5]
  return [
    Math.max(west - x, -180),
    Math.max(south - y, -90),
    Math.min(east + x, 180),
    Math.min(north + y, 90),
  ]
}

/** How much wider and higher a drawn shape becomes when it has no results. */
const growth = 1.5

/** The shape enlarged around its middle. */
export function widenedShape(shape: Polygon): Polygon {
  const [west, south, east, north] = edgesOf(shape)
  const middle = { lat: (south + north) / 2, long: (west + east) / 2 }
  return shape.map(({ lat, long }) => ({
    lat: middle.lat + (lat - middle.lat) * growth,
    long: middle.long + (long - middle.long) * growth,
  }))
}

/** About 300 metres, so that homes at one position are shown with their surroundings. */
const leastSpan = 0.003

/** A box around places with some room at its edges. */
export function boxAround(places: readonly LatLong[]): MapBox {
  const edges = edgesOf(places)
  const [south, north] = spanned(edges[1], edges[3])
  const [west, east] = spanned(edges[0], edges[2])
  return widened([west, south, east, north])
}

function edgesOf(places: readonly LatLong[]): MapBox {
  const lats = places.map(({ lat }) => lat)
  const longs = places.map(({ long }) => long)
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}

function spanned(least: number, most: number): [number, number] {
  const missing = Math.max(0, leastSpan - (most - least)) / 2
  return [least - missing, most + missing]
}

function intersection(one: MapBox, other: MapBox): MapBox | undefined {
  const box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ] as const
  return box[0] < box[2] && box[1] < box[3] ? box : undefined
}
