import type { LatLong } from '#contract/places/lat-long.ts'
import { map as t } from '#messages/common.ts'

/** A place on the map, in pixels from its upper left corner. */
export type Point = { x: number; y: number }

/** The size of a map in pixels. */
export type Frame = { width: number; height: number }

/** The way from places to points of a map, and back. */
export type Projected = {
  project: (place: LatLong) => Point
  unproject: (point: Point) => LatLong
}

/** In degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number]

/** The middle of a map and its zoom: at zoom 0 the world is 512 pixels wide, at 1 twice that, and so on. */
export type Camera = { center: LatLong; zoom: number }

/** The view of a map: a camera, or all of a box with some padding in pixels, up to `maxZoom`. */
export type MapTarget =
  | Camera
  | {
      box: MapBox
      padding?: number
      /** The padding at the top, where buttons lie over the map. */
      paddingTop?: number
      maxZoom?: number
    }

export const worldPixels = 512
const equatorMetres = 40_075_016.686
/** A single house is shown with its neighbourhood around it. */
const nearestZoom = 14
/** The zoom range of visitors. */
export const zooms = { least: 3, most: 19 } as const

export function withinReach(zoom: number): number {
  return Math.min(Math.max(zoom, zooms.least), zooms.most)
}

/** The map's own projection, Web Mercator, for a map without turn or tilt. */
export function projectionAt({ center, zoom }: Camera, { width, height }: Frame): Projected {
  const world = worldPixels * 2 ** zoom
  const middle = worldPoint(center)
  return {
    project(place) {
      const { x, y } = worldPoint(place)
      return { x: width / 2 + (x - middle.x) * world, y: height / 2 + (y - middle.y) * world }
    },
    unproject({ x, y }) {
      return toPlace({ x: middle.x + (x - width / 2) / world, y: middle.y + (y - height / 2) / world })
    },
  }
}

/** The camera that shows the target in a frame. */
export function cameraFor(target: MapTarget, { width, height }: Frame): Camera {
  if ('center' in target) return target
  const { box, padding = Math.min(width, height) * 0.14, maxZoom = nearestZoom } = target
  const { paddingTop = padding } = target
  const [west, south, east, north] = box
  const upper = worldPoint({ lat: north, long: west })
  const lower = worldPoint({ lat: south, long: east })
  const zoomFor = (room: number, size: number) =>
    Math.log2(Math.max(room, 1) / worldPixels / Math.max(size, Number.EPSILON))
  const fitting = Math.min(
    zoomFor(width - 2 * padding, lower.x - upper.x),
    zoomFor(height - padding - paddingTop, lower.y - upper.y),
    maxZoom,
  )
  const zoom = Math.max(fitting, zooms.least)
  const above = (paddingTop - padding) / 2 / (worldPixels * 2 ** zoom)
  return { center: toPlace({ x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 - above }), zoom }
}

/** The box that a map shows. */
export function visibleBox(camera: Camera, frame: Frame): MapBox {
  const { unproject } = projectionAt(camera, frame)
  const { long: west, lat: north } = unproject({ x: 0, y: 0 })
  const { long: east, lat: south } = unproject({ x: frame.width, y: frame.height })
  return [west, south, east, north]
}

/** The smallest box around places; undefined without any. */
export function boxAround(places: readonly LatLong[]): MapBox | undefined {
  if (places.length === 0) return undefined
  const lats = places.map(({ lat }) => lat)
  const longs = places.map(({ long }) => long)
  return [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)]
}

export function metresPerPixel({ center, zoom }: Camera): number {
  return (Math.cos(radians(center.lat)) * equatorMetres) / (worldPixels * 2 ** zoom)
}

/** A place on the world in Web Mercator, from 0, 0 in the north-west to 1, 1 in the south-east. */
export function worldPoint({ lat, long }: LatLong): Point {
  const rise = Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2))
  return { x: (long + 180) / 360, y: (1 - rise / Math.PI) / 2 }
}

function toPlace({ x, y }: Point): LatLong {
  const lat = (2 * Math.atan(Math.exp((1 - 2 * y) * Math.PI)) - Math.PI / 2) * (180 / Math.PI)
  return { lat, long: x * 360 - 180 }
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** A round distance for the scale bar that takes at most `pixels`: its length and '500 m' or '2 km'. */
export function scaleBar(metresPerPixel: number, pixels: number): { length: number; label: string } {
  const most = metresPerPixel * pixels
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power
  return {
    length: metres / metresPerPixel,
    label: metres < 1000 ? t.metres({ count: metres }) : t.kilometres({ count: metres / 1000 }),
  }
}
