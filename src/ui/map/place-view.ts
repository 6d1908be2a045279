import type { LatLong } from '#contract/places/lat-long.ts'
import { boxAround } from '#contract/places/polygons.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import type { MapTarget } from './projection.ts'

/** With an exact place the streets around it, else the whole area. */
const zooms = { place: 14.5, area: 13 }

/** What a map of a place shows: all of its outline, else the place, else all of its area; undefined without any. */
export function viewOfPlace({
  outline = [],
  own,
  around,
  middle,
}: {
  /** Of a project. */
  outline?: readonly Polygon[]
  own: LatLong | undefined
  /** The outline of the area. */
  around: readonly Polygon[]
  middle: LatLong | undefined
}): MapTarget | undefined {
  const box = boxAround(outline) ?? (own ? undefined : boxAround(around))
  if (box) return { box, maxZoom: 16 }
  if (own) return { center: own, zoom: zooms.place }
  return middle && { center: { lat: middle.lat, long: middle.long }, zoom: zooms.area }
}
