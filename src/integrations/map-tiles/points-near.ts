/** Finds the points of the tiles near a place: schools, mosques, parks, stations and so on. */
import type { VectorTileFeature } from '@mapbox/vector-tile'
import { kmBetween } from '#contract/places/distance.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { decodeTile } from './decode-tile.ts'
import { placeOnTile, tilesAround } from './tile-math.ts'
import type { TileAt, TileSource } from './tile-source.ts'

export type MapPoint = LatLong & {
  /** The local name, mostly in Latin letters; a point always has one of the two names. */
  name: string | undefined
  nameUr: string | undefined
  /** Values of OpenMapTiles, such as `school`, or `place_of_worship` with the subclass `muslim`. */
  class: string
  subclass: string | undefined
}

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
    const reading = known ?? readPoints(source, at)
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

async function readPoints(source: TileSource, at: TileAt): Promise<readonly MapPoint[]> {
  const tile = await source.tile(at)
  const layer = tile && (await decodeTile(tile)).layers.poi
  if (!layer) return []
  const points: MapPoint[] = []
  for (let index = 0; index < layer.length; index += 1) {
    const point = readPoint(layer.feature(index), at)
    if (point) points.push(point)
  }
  return points
}

/** Undefined for a point without a name, or beyond the tile's edge, where the next tile has it. */
function readPoint(feature: VectorTileFeature, at: TileAt): MapPoint | undefined {
  const [first] = feature.loadGeometry()[0] ?? []
  const { extent, properties } = feature
  const name = textOf(properties['name:en']) ?? textOf(properties.name)
  const nameUr = textOf(properties['name:ur'])
  if (!first || (name === undefined && nameUr === undefined)) return undefined
  if (first.x < 0 || first.y < 0 || first.x >= extent || first.y >= extent) return undefined
  const { lat, long } = placeOnTile(at, first.x / extent, first.y / extent)
  return {
    lat,
    long,
    name,
    nameUr,
    class: textOf(properties.class) ?? '',
    subclass: textOf(properties.subclass),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
