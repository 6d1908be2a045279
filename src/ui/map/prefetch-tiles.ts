import type { Basemap } from '#contract/places/basemap.ts'
import { type Camera, type Frame, visibleBox, worldPoint } from './projection.ts'

/** The most tiles to prefetch: more than a phone's map needs. */
const most = 12

/**
 * Prefetches the first tiles of a map, so that they load together with MapLibre and not after it. MapLibre's own
 * requests are then answered from the browser's cache.
 */
export function prefetchTiles(basemap: Basemap, camera: Camera, frame: Frame): void {
  for (const tile of tilesAt(basemap, camera, frame).slice(0, most)) void fetch(tile).catch(() => {})
}

/** The addresses of the vector tiles that a map shows, as MapLibre chooses them. */
export function tilesAt({ kind, tiles, maxzoom }: Basemap, camera: Camera, frame: Frame): string[] {
  if (kind !== 'vector' || !tiles) return []
  const zoom = Math.min(Math.floor(camera.zoom), maxzoom)
  const [west, south, east, north] = visibleBox(camera, frame)
  const first = worldPoint({ lat: north, long: west })
  const last = worldPoint({ lat: south, long: east })
  const at = (part: number) => Math.floor(part * 2 ** zoom)
  const found: string[] = []
  for (let y = at(first.y); y <= at(last.y); y++)
    for (let x = at(first.x); x <= at(last.x); x++)
      found.push(tiles.replace('{z}', `${zoom}`).replace('{x}', `${x}`).replace('{y}', `${y}`))
  return found
}
