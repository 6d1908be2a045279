import { eq } from 'drizzle-orm'
import { slug } from '#contract/slugs.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import type { AreaPositions, Position } from './area-positions.ts'
import { areaKind, isPartName, keyWithin, nameKey } from './place-names.ts'
import type { Place } from './place-outline.ts'

/** An area as a listing needs it. */
export interface KnownArea extends Partial<Position> {
  id: number
  cityId: number
}

interface AreaNode {
  id: number
  cityId: number
  parentId: number | null
  name: string
  position: Position | undefined
}

interface CityNode {
  id: number
  name: string
  /** Areas by their key in the city; several may share it in different parents. */
  byKey: Map<string, AreaNode[]>
  children: Map<number, AreaNode[]>
}

/** All cities and areas, found by name and made where missing; those that exist are never moved or renamed. */
export interface Places {
  /** The area of a place, if all of it exists. */
  find(place: Place): KnownArea | undefined
  /** The area of a place; what is missing is made inside `db`. Undefined when nobody knows the city. */
  make(db: Db, place: Place): Promise<KnownArea | undefined>
  knowsCity(name: string): boolean
  /** How many areas were made. */
  made(): number
  /** Reads everything anew, after a transaction that made areas was taken back. */
  reload(db: Db): Promise<void>
}

export interface PlaceSources {
  /** Positions of cities that may be made. */
  cities: Readonly<Record<string, Position>>
  positions: AreaPositions
}

export async function loadPlaces(db: Db, sources: PlaceSources): Promise<Places> {
  const byCity = new Map<string, CityNode>()
  let made = 0
  await load(db)

  async function load(from: Db): Promise<void> {
    byCity.clear()
    const byId = new Map<number, CityNode>()
    for (const { id, name } of await from.select().from(cities)) byId.set(id, addCity(id, name))
    const rows = await from.select().from(areas).orderBy(areas.id)
    for (const { id, city_id, parent_id, name, lat, long } of rows) {
      const position = lat === null || long === null ? undefined : { lat, long }
      const city = byId.get(city_id)
      if (city) addArea(city, { id, cityId: city_id, parentId: parent_id, name, position })
    }
  }

  function addCity(id: number, name: string): CityNode {
    const city = { id, name, byKey: new Map(), children: new Map() }
    byCity.set(nameKey(name), city)
    return city
  }

  function knownCity(name: string): CityNode | undefined {
    return byCity.get(nameKey(name))
  }

  function newCity(name: string): [string, Position] | undefined {
    return Object.entries(sources.cities).find(([known]) => nameKey(known) === nameKey(name))
  }

  async function makeCity(within: Db, place: Place): Promise<CityNode | undefined> {
    const known = newCity(place.city)
    if (!known) return undefined
    const [name, { lat, long }] = known
    const row = { name, slug: slug(name.toLowerCase()), lat, long }
    const [created] = await within.insert(cities).values(row).returning({ id: cities.id })
    return created && addCity(created.id, name)
  }

  async function makeArea(
    within: Db,
    city: CityNode,
    outer: readonly AreaNode[],
    name: string,
  ): Promise<AreaNode> {
    const parent = outer.at(-1)
    const names = outer.map((node) => node.name)
    const position = sources.positions.find(city.name, name, names)
    const parentId = parent?.id ?? null
    const kind = areaKind(name, parent?.name, city.name)
    const row = { city_id: city.id, parent_id: parentId, name, kind, ...position }
    const [created] = await within.insert(areas).values(row).returning({ id: areas.id })
    if (!created) throw new Error(`The area ${name} was not made`)
    made++
    return addArea(city, { id: created.id, cityId: city.id, parentId, name, position })
  }

  /** An earlier import may have made it without the file of positions. */
  async function giveItsPosition(within: Db, city: CityNode, area: AreaNode, outer: readonly AreaNode[]) {
    const names = outer.map((node) => node.name)
    const position = sources.positions.find(city.name, area.name, names)
    if (!position) return
    await within.update(areas).set(position).where(eq(areas.id, area.id))
    area.position = position
  }

  return {
    find(place) {
      const city = knownCity(place.city)
      const found = city && walk(city, place.areas)
      const area = found && found.length === place.areas.length ? found.at(-1) : undefined
      return area && present(area)
    },
    async make(within, place) {
      const city = knownCity(place.city) ?? (await makeCity(within, place))
      if (!city) return undefined
      const path = walk(city, place.areas)
      for (const name of place.areas.slice(path.length)) path.push(await makeArea(within, city, path, name))
      const area = path.at(-1)
      if (area && !area.position) await giveItsPosition(within, city, area, path.slice(0, -1))
      return area && present(area)
    },
    knowsCity: (name) => knownCity(name) !== undefined || newCity(name) !== undefined,
    made: () => made,
    reload: load,
  }
}

function addArea(city: CityNode, area: AreaNode): AreaNode {
  const key = nameKey(area.name, city.name)
  city.byKey.set(key, [...(city.byKey.get(key) ?? []), area])
  if (area.parentId !== null)
    city.children.set(area.parentId, [...(city.children.get(area.parentId) ?? []), area])
  return area
}

function present({ id, cityId, position }: AreaNode): KnownArea {
  return { id, cityId, ...position }
}

/** The areas of the path that exist, from the outermost inwards, as far as they do. */
function walk(city: CityNode, names: readonly string[]): AreaNode[] {
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
  const child = children.find((area) => keyWithin(parent.name, area.name, city.name) === key)
  if (child || isPartName(name)) return child
  const named = city.byKey.get(nameKey(name, city.name)) ?? []
  return named.find((area) => area.id !== parent.id && (area.parentId === null || liesIn(city, area, parent)))
}

function liesIn(city: CityNode, area: AreaNode, outer: AreaNode): boolean {
  const direct = city.children.get(outer.id) ?? []
  return direct.some((child) => child.id === area.id || liesIn(city, area, child))
}
