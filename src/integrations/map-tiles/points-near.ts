/** Finds the points of the tiles near a place: schools, mosques, parks, stations and so on. */
import { kmBetween } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { decodeTile } from './decode-tile.ts'
import { type MapPoint, readPoints } from './read-points.ts'
import { tilesAround } from './tile-math.ts'
import type { TileAt, TileSource } from './tile-source.ts'

export type NearPoint = MapPoint & { metres: number }

export type PointsNear = (place: LatLong, radiusKm: number) => Promise<NearPoint[]>

// Twelve cities have some 3,000 tiles with points, of which visitors need a few hundred.
const mostKept = 1_000
const pointsZoom = 14
const mostKm = 10

/** @param sourceNow returns the current tiles; undefined when there are none with the OpenMapTiles layers */
export function openPoints(sourceNow: () => TileSource | undefined): PointsNear {
  const kept = new Map<string, Promise<readonly MapPoint[]>>()

  function pointsOf(source: TileSource, at: TileAt): Promise<readonly MapPoint[]> {
    const key = `${source.version}/${at.z}/${at.x}/${at.y}`
    const known = kept.get(key)
    kept.delete(key)
    const reading = known ?? pointsOn(source, at)
    kept.set(key, reading)
    // Not cached, so that the next request tries again.
    reading.catch(() => kept.delete(key))
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return reading
  }

  /**
   * The points within a distance of at most 10 km, the nearest first.
   * @throws TilesUnavailable when the tiles are unavailable
   */
  return async (place, radiusKm) => {
    const source = sourceNow()
    if (source?.basemap.kind !== 'vector') return []
    const km = Math.min(radiusKm, mostKm)
    const zoom = Math.min(pointsZoom, source.basemap.maxzoom)
    const tiles = await Promise.all(tilesAround(place, km, zoom).map((at) => pointsOf(source, at)))
    return tiles
      .flat()
      .map((point) => ({ ...point, metres: kmBetween(place, point) * 1_000 }))
      .filter(({ metres }) => metres <= km * 1_000)
      .toSorted((one, other) => one.metres - other.metres)
  }
}

async function pointsOn(source: TileSource, at: TileAt): Promise<readonly MapPoint[]> {
  const tile = await source.tile(at)
  return tile ? readPoints(await decodeTile(tile), 'poi', at) : []
}
