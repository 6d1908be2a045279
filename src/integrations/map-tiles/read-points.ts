/** Reads the named points of a layer of a vector tile. */
import type { LatLong } from '#contract/places/lat-long.ts'
import { mapTiles as t } from '#messages/admin.ts'
import { readFeature, type TileFeature, type TileLayer } from './decode-tile.ts'
import { placeOnTile } from './tile-math.ts'
import { type TileAt, TilesUnavailable } from './tile-source.ts'

export type MapPoint = LatLong & {
  /** The local name, mostly in Latin letters; a point always has one of the two names. */
  name: string | undefined
  nameUr: string | undefined
  /** Values of OpenMapTiles, such as `school`, or `place_of_worship` with the subclass `muslim`. */
  class: string
  subclass: string | undefined
}

// Dense cities have some thousand; the texts of one that has more would fill the memory.
const mostPoints = 5_000
const longestText = 200

/**
 * The points of a layer such as `poi`, without those that have no name or belong to the next tile.
 * @throws TilesUnavailable when the tile is damaged
 */
export function readPoints(layers: ReadonlyMap<string, TileLayer>, name: string, at: TileAt): MapPoint[] {
  const layer = layers.get(name)
  const points: MapPoint[] = []
  for (const from of layer?.features ?? []) {
    if (points.length >= mostPoints) break
    const point = layer && readPoint(layer, from, at)
    if (point) points.push(point)
  }
  return points
}

/** Undefined for a point without a name, or beyond the tile's edge, where the next tile has it. */
function readPoint(layer: TileLayer, from: number, at: TileAt): MapPoint | undefined {
  const { first, tags } = featureAt(layer, from)
  const properties = readTags(layer, tags)
  const name = properties.get('name:en') ?? properties.get('name')
  const nameUr = properties.get('name:ur')
  const { extent } = layer
  if (!first || (name === undefined && nameUr === undefined)) return undefined
  if (first.x < 0 || first.y < 0 || first.x >= extent || first.y >= extent) return undefined
  const { lat, long } = placeOnTile(at, first.x / extent, first.y / extent)
  return {
    lat,
    long,
    name,
    nameUr,
    class: properties.get('class') ?? '',
    subclass: properties.get('subclass'),
  }
}

function featureAt(layer: TileLayer, from: number): TileFeature {
  try {
    return readFeature(layer, from)
  } catch (error) {
    throw new TilesUnavailable(t.damaged, { cause: error })
  }
}

/** The properties that are texts, except those too long for a name. */
function readTags({ keys, values }: TileLayer, tags: readonly number[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (let index = 0; index + 1 < tags.length; index += 2) {
    const key = keys[tags[index] ?? -1]
    const text = values[tags[index + 1] ?? -1]?.trim()
    if (key !== undefined && text && text.length <= longestText) texts.set(key, text)
  }
  return texts
}
