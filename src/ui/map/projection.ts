import type { LatLong } from '#contract/places/lat-long.ts'
import { map as t } from '#messages/common.ts'

/** A place on the drawn map, in the units of its box. */
export type Point = { x: number; y: number }

export type Box = { width: number; height: number; padding: number }

/** The way from places to points of a map, and back. */
export type Projected = {
  project: (place: LatLong) => Point
  unproject: (point: Point) => LatLong
}

export type Projection = Projected & {
  /** How many metres on the ground one unit of the box is, in the middle of the map. */
  metresPerUnit: number
}

const metresPerDegree = 111_320
/** Even a single house is shown with its neighbourhood around it. */
const smallestSpanMetres = 6_000

/**
 * A flat map that shows all the places, north up and true to scale: over a city the earth's curve is less than
 * a pixel. Gives nothing when there is no place.
 */
export function fitProjection(places: readonly LatLong[], box: Box): Projection | undefined {
  const first = places[0]
  if (!first) return undefined
  const [south, north] = extent(places.map(({ lat }) => lat))
  const [west, east] = extent(places.map(({ long }) => long))
  const middle = { lat: (south + north) / 2, long: (west + east) / 2 }
  const metresPerDegreeEast = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180)

  const spanX = Math.max((east - west) * metresPerDegreeEast, smallestSpanMetres)
  const spanY = Math.max((north - south) * metresPerDegree, smallestSpanMetres)
  const metresPerUnit = Math.max(
    spanX / (box.width - 2 * box.padding),
    spanY / (box.height - 2 * box.padding),
  )
  return {
    metresPerUnit,
    project: ({ lat, long }) => ({
      x: box.width / 2 + ((long - middle.long) * metresPerDegreeEast) / metresPerUnit,
      y: box.height / 2 - ((lat - middle.lat) * metresPerDegree) / metresPerUnit,
    }),
    unproject: ({ x, y }) => ({
      lat: middle.lat - ((y - box.height / 2) * metresPerUnit) / metresPerDegree,
      long: middle.long + ((x - box.width / 2) * metresPerUnit) / metresPerDegreeEast,
    }),
  }
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

/** A round distance for the scale bar that takes at most `units` of the box: its length and '500 m' or '2 km'. */
export function scaleBar(metresPerUnit: number, units: number): { length: number; label: string } {
  const most = metresPerUnit * units
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power
  return {
    length: metres / metresPerUnit,
    label: metres < 1000 ? t.metres({ count: metres }) : t.kilometres({ count: metres / 1000 }),
  }
}
