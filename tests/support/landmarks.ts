/** A map file with landmarks, for tests that need no real tiles. */
import { join } from 'node:path'
import { placeOnTile, tileAt } from '#integrations/map-tiles/tile-math.ts'
import { writeArchive } from './pmtiles.ts'
import { type TilePoint, vectorTile } from './vector-tile.ts'

/** A point of a layer at a position, with its class and names as tiles have them. */
export type MadePoint = {
  lat: number
  long: number
  layer?: 'poi' | 'place' | 'aerodrome_label'
  properties: TilePoint['properties']
}

/** Writes the points to a map file in the folder, and returns its path. */
export function writeLandmarks(folder: string, points: readonly MadePoint[], leafSize?: number): string {
  const file = join(folder, 'basemap.pmtiles')
  const byTile = Map.groupBy(points, (point) => {
    const { z, x, y } = tileAt(point, 14)
    return `${z}/${x}/${y}`
  })
  const tiles = Object.fromEntries(
    [...byTile].map(([tile, inTile]) => [tile, vectorTile(layersOf(inTile))] as const),
  )
  writeArchive(file, { tiles, ...(leafSize !== undefined && { leafSize }) })
  return file
}

function layersOf(points: readonly MadePoint[]): Record<string, TilePoint[]> {
  const layers: Record<string, TilePoint[]> = {}
  for (const { lat, long, layer = 'poi', properties } of points) {
    const at = tileAt({ lat, long }, 14)
    const [first, last] = [placeOnTile(at, 0, 0), placeOnTile(at, 1, 1)]
    const x = Math.round(((long - first.long) / (last.long - first.long)) * 4096)
    const y = Math.round(((lat - first.lat) / (last.lat - first.lat)) * 4096)
    layers[layer] = [...(layers[layer] ?? []), { x, y, properties }]
  }
  return layers
}
