/** Reads the named points of a layer of a vector tile. */
import type { VectorTile, VectorTileFeature } from '@mapbox/vector-tile'
import type { LatLong } from '#contract/places/lat-long.ts'
import { placeOnTile } from './tile-math.ts'
import type { TileAt } from './tile-source.ts'

export type MapPoint = LatLong & {
  /** The local name, mostly in Latin letters; a point always has one of the two names. */
  name: string | undefined
  nameUr: string | undefined
  /** Values of OpenMapTiles, such as `school`, or `place_of_worship` with the subclass `muslim`. */
  class: string
  subclass: string | undefined
}

/** The points of a layer such as `poi`, without those that have no name or belong to the next tile. */
export function readPoints({ layers }: VectorTile, layerName: string, at: TileAt): MapPoint[] {
  const layer = layers[layerName]
  const points: MapPoint[] = []
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    const point = layer && readPoint(layer.feature(index), at)
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
