/** Converts between places and tiles (Web Mercator). */
import { kmPerDegree } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { TileAt } from './tile-source.ts'

const northmost = 85.051129

/** The tile that a place is on. */
export function tileAt({ lat, long }: LatLong, z: number): TileAt {
  const count = 2 ** z
  const radians = (Math.max(-northmost, Math.min(northmost, lat)) * Math.PI) / 180
  const x = Math.floor(((long + 180) / 360) * count)
  const y = Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * count)
  return { z, x: Math.max(0, Math.min(count - 1, x)), y: Math.max(0, Math.min(count - 1, y)) }
}

/** The place at a point of a tile; 0 and 0 is its corner in the north-west, 1 and 1 the opposite one. */
export function placeOnTile({ z, x, y }: TileAt, right: number, down: number): LatLong {
  const count = 2 ** z
  const north = Math.PI * (1 - (2 * (y + down)) / count)
  return {
    lat: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    long: ((x + right) / count) * 360 - 180,
  }
}

/** The tiles that a circle touches. */
export function tilesAround({ lat, long }: LatLong, radiusKm: number, z: number): TileAt[] {
  const up = radiusKm / kmPerDegree
  const aside = up / Math.max(0.05, Math.cos((lat * Math.PI) / 180))
  const first = tileAt({ lat: lat + up, long: long - aside }, z)
  const last = tileAt({ lat: lat - up, long: long + aside }, z)
  const tiles: TileAt[] = []
  for (let x = first.x; x <= last.x; x += 1)
    for (let y = first.y; y <= last.y; y += 1) tiles.push({ z, x, y })
  return tiles
}
