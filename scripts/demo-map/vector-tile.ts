/** Reads and writes whole vector tiles (Mapbox Vector Tile 2.1), as far as a script needs that trusts its source. */
import { PbfReader, PbfWriter } from 'pbf'
import type { Part, Point } from './shapes.ts'

export type Value = string | number | boolean
export type Properties = Readonly<Record<string, Value>>

/** A feature with the parts of its geometry: points, lines, or rings without their closing corner. */
export type Feature = { type: 'points' | 'lines' | 'rings'; properties: Properties; parts: readonly Part[] }
export type Layer = { name: string; extent: number; features: readonly Feature[] }

const types = [undefined, 'points', 'lines', 'rings'] as const
const [moveTo, lineTo, closePath] = [1, 2, 7]

export function readTile(bytes: Uint8Array): Layer[] {
  return new PbfReader(bytes).readFields<Layer[]>((field, layers, pbf) => {
    if (field === 3) layers.push(readLayer(pbf))
  }, [])
}

type RawLayer = { name: string; extent: number; keys: string[]; values: Value[]; features: RawFeature[] }
type RawFeature = { type: number; tags: number[]; commands: number[] }

function readLayer(from: PbfReader): Layer {
  const raw: RawLayer = { name: '', extent: 4096, keys: [], values: [], features: [] }
  const { name, extent, keys, values, features } = from.readMessage((field, layer, pbf) => {
    if (field === 1) layer.name = pbf.readString()
    else if (field === 2) layer.features.push(pbf.readMessage(readFeatureField, emptyFeature()))
    else if (field === 3) layer.keys.push(pbf.readString())
    else if (field === 4) layer.values.push(pbf.readMessage(readValueField, { value: '' }).value)
    else if (field === 5) layer.extent = pbf.readVarint()
  }, raw)
  return { name, extent, features: features.map((feature) => toFeature(feature, keys, values)) }
}

function emptyFeature(): RawFeature {
  return { type: 0, tags: [], commands: [] }
}

function readFeatureField(field: number, feature: RawFeature, pbf: PbfReader): void {
  if (field === 2) pbf.readPackedVarint(feature.tags)
  else if (field === 3) feature.type = pbf.readVarint()
  else if (field === 4) pbf.readPackedVarint(feature.commands)
}

function readValueField(field: number, found: { value: Value }, pbf: PbfReader): void {
  if (field === 1) found.value = pbf.readString()
  else if (field === 2) found.value = pbf.readFloat()
  else if (field === 3) found.value = pbf.readDouble()
  else if (field === 4) found.value = pbf.readVarint(true)
  else if (field === 5) found.value = pbf.readVarint()
  else if (field === 6) found.value = pbf.readSVarint()
  else if (field === 7) found.value = pbf.readBoolean()
}

function toFeature(
  { type, tags, commands }: RawFeature,
  keys: readonly string[],
  values: readonly Value[],
): Feature {
  const kind = types[type]
  if (!kind) throw new Error(`The tile has a feature of the type ${type}.`)
  const properties: Record<string, Value> = {}
  for (let at = 0; at + 1 < tags.length; at += 2) {
    const [key, value] = [keys[tags[at] ?? -1], values[tags[at + 1] ?? -1]]
    if (key !== undefined && value !== undefined) properties[key] = value
  }
  return { type: kind, properties, parts: readParts(commands) }
}

function readParts(commands: readonly number[]): Point[][] {
  const parts: Point[][] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < commands.length; ) {
    const command = commands[at] ?? 0
    at += 1
    for (let left = command >> 3; left > 0 && (command & 7) !== closePath; left -= 1) {
      x += fromZigzag(commands[at] ?? 0)
      y += fromZigzag(commands[at + 1] ?? 0)
      at += 2
      if ((command & 7) === moveTo) parts.push([[x, y]])
      else parts.at(-1)?.push([x, y])
    }
  }
  return parts
}

export function writeTile(layers: readonly Layer[]): Uint8Array {
  const tile = new PbfWriter()
  for (const layer of layers) if (layer.features.length > 0) tile.writeMessage(3, writeLayer, layer)
  return tile.finish()
}

function writeLayer({ name, extent, features }: Layer, pbf: PbfWriter): void {
  const [keys, values] = [new Map<string, number>(), new Map<Value, number>()]
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const { type, properties, parts } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      keys.getOrInsert(key, keys.size),
      values.getOrInsert(value, values.size),
    ])
    pbf.writeMessage(2, writeFeature, { type: types.indexOf(type), tags, commands: commandsOf(type, parts) })
  }
  for (const key of keys.keys()) pbf.writeStringField(3, key)
  for (const value of values.keys()) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, extent)
}

function writeFeature({ type, tags, commands }: RawFeature, pbf: PbfWriter): void {
  if (tags.length > 0) pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, type)
  pbf.writePackedVarint(4, commands)
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value)
  else if (typeof value === 'boolean') pbf.writeBooleanField(7, value)
  else if (Number.isInteger(value)) pbf.writeSVarintField(6, value)
  else pbf.writeDoubleField(3, value)
}

function commandsOf(type: Feature['type'], parts: readonly Part[]): number[] {
  const commands: number[] = []
  let [lastX, lastY] = [0, 0]
  const step = ([x, y]: Point) => {
    commands.push(zigzag(x - lastX), zigzag(y - lastY))
    lastX = x
    lastY = y
  }
  if (type === 'points') {
    const points = parts.flat()
    commands.push(moveTo | (points.length << 3))
    points.forEach(step)
    return commands
  }
  for (const [first, ...others] of parts) {
    if (!first) continue
    commands.push(moveTo | (1 << 3))
    step(first)
    commands.push(lineTo | (others.length << 3))
    others.forEach(step)
    if (type === 'rings') commands.push(closePath | (1 << 3))
  }
  return commands
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}

function fromZigzag(value: number): number {
  return (value >> 1) ^ -(value & 1)
}
