import { PbfWriter } from 'pbf'

/** A point of a layer: its position on the tile, each from 0 to 4096, and its properties. */
export type TilePoint = { x: number; y: number; properties: Readonly<Record<string, string | number>> }

/** A vector tile with points (Mapbox Vector Tile 2.1). */
export function vectorTile(layers: Readonly<Record<string, readonly TilePoint[]>>): Uint8Array {
  const tile = new PbfWriter()
  for (const [name, points] of Object.entries(layers)) tile.writeMessage(3, writeLayer, { name, points })
  return tile.finish()
}

type Layer = { name: string; points: readonly TilePoint[] }

function writeLayer({ name, points }: Layer, pbf: PbfWriter): void {
  const keys = [...new Set(points.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(points.flatMap(({ properties }) => Object.values(properties)))]
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const { x, y, properties } of points) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    pbf.writeMessage(2, writePoint, { x, y, tags })
  }
  for (const key of keys) pbf.writeStringField(3, key)
  for (const value of values) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, 4096)
}

function writePoint({ x, y, tags }: { x: number; y: number; tags: number[] }, pbf: PbfWriter): void {
  pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, 1)
  // Move to one place: steps from 0, with the sign in the last bit.
  const zigzag = (value: number) => (value << 1) ^ (value >> 31)
  pbf.writePackedVarint(4, [9, zigzag(x), zigzag(y)])
}

function writeValue(value: string | number, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value)
  else pbf.writeDoubleField(3, value)
}
