import type { LatLong } from '#contract/places/lat-long.ts'
import { boxAround } from '#contract/places/polygons.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import type { MapTarget } from './projection.ts'

/**
 * With an exact place the streets around it, else the whole area, else the city with so much of the country that a
 * drawn map shows its ground.
 */
const zooms = { place: 14.5, area: 13, city: 7.8 }

/**
 * What a map of a place shows: all of its outline, else the place, else all of its area, else its city. Undefined
 * without any.
 */
export function viewOfPlace({
  outline = [],
  own,
  around,
  middle,
  city,
}: {
  /** Of a project. */
  outline?: readonly Polygon[]
  own: LatLong | undefined
  /** The outline of the area. */
  around: readonly Polygon[]
  middle: LatLong | undefined
  city?: LatLong | undefined
}): MapTarget | undefined {
  const box = boxAround(outline) ?? (own ? undefined : boxAround(around))
  if (box) return { box, maxZoom: 16 }
  if (own) return { center: own, zoom: zooms.place }
  if (middle) return { center: at(middle), zoom: zooms.area }
  return city && { center: at(city), zoom: zooms.city }
}

function at({ lat, long }: LatLong): LatLong {
  return { lat, long }
}
