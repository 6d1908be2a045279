/** Finds the points of the tiles near a place: schools, mosques, parks, stations and so on. */
import { kmBetween } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { decodeTile } from './decode-tile.ts'
import { type MapPoint, readPoints } from './read-points.ts'
import { tilesAround } from './tile-math.ts'
import type { TileAt, TileSource } from './tile-source.ts'

export type NearPoint = MapPoint & { metres: number }

type Kept = {
  reading: Promise<readonly MapPoint[]>
  /** How many, once they are read. */
  points: number | undefined
}

export type PointsNear = (place: LatLong, radiusKm: number) => Promise<NearPoint[]>

// Twelve cities have some 3,000 tiles with points, of which visitors need a few hundred.
const mostKept = 1_000
// Some 60 MB.
const mostKeptPoints = 300_000
const pointsZoom = 14
const mostKm = 10

/** @param sourceNow returns the current tiles; undefined when there are none with the OpenMapTiles layers */
export function openPoints(sourceNow: () => TileSource | undefined): PointsNear {
  const kept = new Map<string, Kept>()
  let keptPoints = 0

  function forget(key: string): void {
    keptPoints -= kept.get(key)?.points ?? 0
    kept.delete(key)
  }

  async function pointsOf(source: TileSource, at: TileAt): Promise<readonly MapPoint[]> {
    const key = `${source.version}/${at.z}/${at.x}/${at.y}`
    const entry = kept.get(key) ?? { reading: pointsOn(source, at), points: undefined }
    kept.delete(key)
    kept.set(key, entry)
    try {
      const points = await entry.reading
      if (entry.points === undefined && kept.get(key) === entry) {
        entry.points = points.length
        keptPoints += points.length
      }
      return points
    } catch (error) {
      // Not cached, so that the next request tries again.
      if (kept.get(key) === entry) forget(key)
      throw error
    } finally {
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept && keptPoints <= mostKeptPoints) break
        forget(oldest)
      }
    }
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
