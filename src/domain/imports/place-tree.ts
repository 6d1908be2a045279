/** The cities' areas in memory, found by name. */
import type { MarlaBasis } from '#contract/listings/property.ts'
import { isPartName, keyWithin, nameKey } from '../trade/index.ts'
import type { Position } from './area-positions.ts'

/** An area in the tree of its city. */
export interface AreaNode {
  id: number
  cityId: number
  parentId: number | null
  name: string
  synonyms: readonly string[]
  /** Square feet in a marla, where the area has its own. */
  marlaBasis: MarlaBasis | undefined
  position: Position | undefined
}

export interface CityNode {
  id: number
  name: string
  marlaBasis: MarlaBasis | undefined
  /** Areas by their key in the city; several may share it in different parents. */
  byKey: Map<string, AreaNode[]>
  children: Map<number, AreaNode[]>
}

/** Puts an area into the tree. */
export function addArea(city: CityNode, area: AreaNode): AreaNode {
  for (const name of [area.name, ...area.synonyms]) {
    const key = nameKey(name, city.name)
    const known = city.byKey.get(key) ?? []
    if (!known.includes(area)) city.byKey.set(key, [...known, area])
  }
  if (area.parentId !== null)
    city.children.set(area.parentId, [...(city.children.get(area.parentId) ?? []), area])
  return area
}

/** The areas of the path that exist, from the outermost inwards, as far as they do. */
export function walk(city: CityNode, names: readonly string[]): AreaNode[] {
  const path: AreaNode[] = []
  for (const name of names) {
    const parent = path.at(-1)
    const next = parent ? findWithin(city, parent, name) : findInCity(city, name)
    if (!next) break
    path.push(next)
  }
  return path
}

function findInCity(city: CityNode, name: string): AreaNode | undefined {
  const named = city.byKey.get(nameKey(name, city.name)) ?? []
  const standsAlone = named.find(({ parentId }) => parentId === null)
  return standsAlone ?? (isPartName(name) ? undefined : named[0])
}

/** An area directly in the parent, else one of that whole name that stands alone in the city or deeper in it. */
function findWithin(city: CityNode, parent: AreaNode, name: string): AreaNode | undefined {
  const key = keyWithin(parent.name, name, city.name)
  const children = city.children.get(parent.id) ?? []
  const child = children.find((area) =>
    [area.name, ...area.synonyms].some((known) => keyWithin(parent.name, known, city.name) === key),
  )
  if (child || isPartName(name)) return child
  const named = city.byKey.get(nameKey(name, city.name)) ?? []
  return named.find((area) => area.id !== parent.id && (area.parentId === null || liesIn(city, area, parent)))
}

function liesIn(city: CityNode, area: AreaNode, outer: AreaNode): boolean {
  const direct = city.children.get(outer.id) ?? []
  return direct.some((child) => child.id === area.id || liesIn(city, area, child))
}
