/** A vector tile with only what our maps use, its shapes as fine as can be seen. */
import { joinedAndSimplified } from './lines.ts'
import { areaOf, onGrid, type Part, pointOnGrid, simplifiedRing } from './shapes.ts'
import { type Feature, type Layer, readTile, writeTile } from './vector-tile.ts'
import { isUsed, type ShownAt, usedProperties } from './what-is-used.ts'

/** Units along a side. Of 512 pixels each has four. */
const grid = 2048

/** @param tolerance how far a simplified shape may be from the one of the source, in units of the grid */
export function cutTile(bytes: Uint8Array, shown: ShownAt, tolerance: number): Uint8Array {
  return writeTile(readTile(bytes).map((layer) => cutLayer(layer, shown, tolerance)))
}

function cutLayer({ name, extent, features }: Layer, shown: ShownAt, tolerance: number): Layer {
  const used = features
    .filter((feature) => isUsed(name, feature, shown))
    .map(({ type, properties, parts }) => ({
      type,
      properties: usedProperties(name, properties),
      parts: parts.map((part) => (type === 'points' ? pointOnGrid : onGrid)(part, grid / extent)),
    }))
  const finished = [
    ...together(used.flatMap((feature) => (feature.type === 'rings' ? grounds(feature, tolerance) : []))),
    ...used.filter(({ type }) => type === 'points'),
    ...linesOf(used, tolerance),
  ]
  return { name, extent: grid, features: finished }
}

/** The grounds of a feature that are left. Outer rings turn as the format says, which tells them from holes. */
function grounds({ parts, ...feature }: Feature, tolerance: number): Feature[] {
  // The largest ring is an outer one; a small one may have turned when it was rounded.
  const areas = parts.map(areaOf)
  const isTurned = Math.min(...areas) < -Math.max(...areas)
  const left = polygonsOf(isTurned ? parts.map((ring) => ring.toReversed()) : parts).flatMap((rings) => {
    const [outer = [], ...holes] = rings.map((ring) => simplifiedRing(ring, tolerance))
    return areaOf(outer) > 0 ? [outer, ...holes.filter((hole) => areaOf(hole) < 0)] : []
  })
  return left.length > 0 ? [{ ...feature, parts: left }] : []
}

/** Each outer ring with its holes. */
function polygonsOf(rings: readonly Part[]): Part[][] {
  const polygons: Part[][] = []
  for (const ring of rings) {
    if (areaOf(ring) > 0 || polygons.length === 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

/** Grounds that look alike and follow each other become one: their order is that of painting. */
function together(features: readonly Feature[]): Feature[] {
  const joined: Feature[] = []
  for (const feature of features) {
    const before = joined.at(-1)
    if (before && look(before) === look(feature))
      joined[joined.length - 1] = { ...before, parts: [...before.parts, ...feature.parts] }
    else joined.push(feature)
  }
  return joined
}

/** One feature for all lines that look alike. */
function linesOf(features: readonly Feature[], tolerance: number): Feature[] {
  const alike = Map.groupBy(
    features.filter(({ type }) => type === 'lines'),
    look,
  )
  return [...alike.values()].flatMap((group) => {
    const parts: Part[] = group.flatMap((feature) => feature.parts).filter((line) => line.length > 1)
    const [first] = group
    return first && parts.length > 0 ? [{ ...first, parts: joinedAndSimplified(parts, tolerance) }] : []
  })
}

function look({ properties }: Feature): string {
  return JSON.stringify(properties)
}
