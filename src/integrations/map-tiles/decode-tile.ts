/**
 * Decodes what the server needs of a vector tile. Not with @mapbox/vector-tile: there a tile of 41 bytes may ask for
 * 200 million corners, which ends a process.
 */
import { PbfReader } from 'pbf'
import { mapTiles as t } from '#messages/admin.ts'
import { type Tile, TilesUnavailable } from './tile-source.ts'
import { unpack } from './unpack.ts'

export type TileLayer = {
  name: string
  /** How many units the side of the tile has. */
  extent: number
  keys: string[]
  values: (string | undefined)[]
  /** Where the features begin. */
  features: number[]
  pbf: PbfReader
}

// Several times what the densest tiles have.
const mostLayers = 100
const mostInLayer = 100_000

/** The layers of a tile by name. @throws TilesUnavailable when the bytes are not a vector tile, or it has too much */
export async function decodeTile(
  tile: Pick<Tile, 'bytes' | 'encoding'>,
): Promise<ReadonlyMap<string, TileLayer>> {
  const pbf = new PbfReader(await unpack(tile))
  try {
    const layers = pbf.readFields<TileLayer[]>(readTileField, [])
    return new Map(layers.filter(({ features }) => features.length > 0).map((layer) => [layer.name, layer]))
  } catch (error) {
    throw new TilesUnavailable(t.damaged, { cause: error })
  }
}

function readTileField(field: number, layers: TileLayer[], pbf: PbfReader): void {
  if (field !== 3) return
  const layer: TileLayer = { name: '', extent: 4096, keys: [], values: [], features: [], pbf }
  add(layers, pbf.readMessage(readLayerField, layer), mostLayers)
}

function readLayerField(field: number, layer: TileLayer, pbf: PbfReader): void {
  if (field === 1) layer.name = pbf.readString()
  else if (field === 2) add(layer.features, pbf.pos, mostInLayer)
  else if (field === 3) add(layer.keys, pbf.readString(), mostInLayer)
  else if (field === 4)
    add(layer.values, pbf.readMessage(readValueField, { text: undefined }).text, mostInLayer)
  else if (field === 5) layer.extent = pbf.readVarint()
}

/** Numbers and truth values are not wanted. */
function readValueField(field: number, value: { text: string | undefined }, pbf: PbfReader): void {
  if (field === 1) value.text = pbf.readString()
}

function add<Item>(list: Item[], item: Item, most: number): void {
  if (list.length >= most) throw new Error(`The tile has more than ${most}.`)
  list.push(item)
}

export type TileFeature = {
  /** Positions of keys and values, in turn. */
  tags: number[]
  /** Its first corner. */
  first: { x: number; y: number } | undefined
}

/** @throws when the bytes end too soon */
export function readFeature({ pbf }: TileLayer, from: number): TileFeature {
  pbf.pos = from
  return pbf.readMessage(readFeatureField, { tags: [], first: undefined })
}

function readFeatureField(field: number, feature: TileFeature, pbf: PbfReader): void {
  if (field === 2) pbf.readPackedVarint(feature.tags)
  if (field === 4) feature.first = readFirst(pbf)
}

const moveTo = 1

/** Of the commands of a geometry only the first counts: it moves to the place. */
function readFirst(pbf: PbfReader): TileFeature['first'] {
  const end = pbf.readVarint() + pbf.pos
  const command = pbf.readVarint() & 7
  const first = command === moveTo ? { x: pbf.readSVarint(), y: pbf.readSVarint() } : undefined
  pbf.pos = end
  return first
}
