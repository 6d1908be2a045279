import { eq } from 'drizzle-orm'
import { slug } from '#contract/slugs.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import type { AreaPositions, Position } from './area-positions.ts'
import { areaKind, keyWithin, nameKey } from './place-names.ts'
import type { Place } from './place-outline.ts'
import { type AreaNode, addArea, type CityNode, walk } from './place-tree.ts'

/** An area as a listing needs it. */
export interface KnownArea extends Partial<Position> {
  id: number
  cityId: number
}

/** All cities and areas, found by name and made where missing; those that exist are never moved or renamed. */
export interface Places {
  /** The area of a place, if all of it exists. */
  find(place: Place): KnownArea | undefined
  /** Makes inside `db` what is missing of the places, in cities that somebody knows. */
  make(db: Db, places: readonly Place[]): Promise<void>
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
  let all = 0
  await load(db)
  const before = all

  async function load(from: Db): Promise<void> {
    byCity.clear()
    const byId = new Map<number, CityNode>()
    for (const { id, name } of await from.select().from(cities)) byId.set(id, addCity(id, name))
    const rows = await from.select().from(areas).orderBy(areas.id)
    for (const row of rows) {
      const city = byId.get(row.city_id)
      if (city) addArea(city, nodeOf(row))
    }
    all = rows.length
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

  async function makeCity(within: Db, wanted: string): Promise<void> {
    const known = knownCity(wanted) ? undefined : newCity(wanted)
    if (!known) return
    const [name, position] = known
    const row = { name, slug: slug(name.toLowerCase()), lat: position.lat, long: position.long }
    const [created] = await within.insert(cities).values(row).returning({ id: cities.id })
    if (created) addCity(created.id, name)
  }

  /** Makes the outermost missing area of each place, all in one statement. False when nothing was missing. */
  async function makeNext(within: Db, places: readonly Place[]): Promise<boolean> {
    const missing = new Map<string, typeof areas.$inferInsert>()
    for (const place of places) {
      const city = knownCity(place.city)
      const path = city ? walk(city, place.areas) : []
      const name = place.areas[path.length]
      if (!city || name === undefined) continue
      const parent = path.at(-1)
      const own = parent ? keyWithin(parent.name, name, city.name) : nameKey(name, city.name)
      const key = `${city.id}/${parent?.id}/${own}`
      if (!missing.has(key)) missing.set(key, newArea(city, path, name))
    }
    if (missing.size === 0) return false
    const created = await within
      .insert(areas)
      .values([...missing.values()])
      .returning()
    for (const row of created) {
      const city = [...byCity.values()].find(({ id }) => id === row.city_id)
      if (city) addArea(city, nodeOf(row))
    }
    all += created.length
    return created.length > 0
  }

  function newArea(city: CityNode, path: readonly AreaNode[], name: string) {
    const position = positionOf(city, path, name)
    const kind = areaKind(name, path.at(-1)?.name, city.name)
    return { city_id: city.id, parent_id: path.at(-1)?.id ?? null, name, kind, ...position }
  }

  function positionOf(city: CityNode, outer: readonly AreaNode[], name: string): Position | undefined {
    const names = outer.map((node) => node.name)
    return sources.positions.find(city.name, name, names)
  }

  /** An earlier import may have made an area without the file of positions. */
  async function giveItsPosition(within: Db, place: Place): Promise<void> {
    const city = knownCity(place.city)
    const path = city ? walk(city, place.areas) : []
    const area = path.at(-1)
    if (!city || !area || area.position) return
    const position = positionOf(city, path.slice(0, -1), area.name)
    if (!position) return
    await within.update(areas).set(position).where(eq(areas.id, area.id))
    area.position = position
  }

  return {
    find(place) {
      const city = knownCity(place.city)
      const path = city ? walk(city, place.areas) : []
      const area = path.length === place.areas.length ? path.at(-1) : undefined
      return area && { id: area.id, cityId: area.cityId, ...area.position }
    },
    async make(within, places) {
      for (const { city } of places) await makeCity(within, city)
      while (await makeNext(within, places));
      for (const place of places) await giveItsPosition(within, place)
    },
    knowsCity: (name) => knownCity(name) !== undefined || newCity(name) !== undefined,
    made: () => all - before,
    reload: load,
  }
}

function nodeOf({ id, city_id, parent_id, name, lat, long }: typeof areas.$inferSelect): AreaNode {
  const position = lat === null || long === null ? undefined : { lat, long }
  return { id, cityId: city_id, parentId: parent_id, name, position }
}
