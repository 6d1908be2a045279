import { eq } from 'drizzle-orm'
import { type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import { slug } from '#contract/text/slugs.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, importPlaces } from '#db/schema/index.ts'
import { areaKind, keyWithin, nameKey } from '../trade/index.ts'
import type { AreaPositions, Position } from './area-positions.ts'
import type { Place } from './place-outline.ts'
import { type AreaNode, addArea, type CityNode, walk } from './place-tree.ts'

/** An area as a listing needs it. */
export interface KnownArea extends Partial<Position> {
  id: number
  cityId: number
}

/** Where a place is as far as the site knows; `rest` are the names of areas further in. */
export type NearestPlace = { cityId: number; areaId: number | null; rest: readonly string[] }

/** All cities and areas, found by name and made where missing; those that exist are never moved or renamed. */
export interface Places {
  /** The area of a place, if all of it exists. */
  find(place: Place): KnownArea | undefined
  /** The innermost known area of a place, or its city alone; undefined where the city is unknown. */
  nearest(place: Place): NearestPlace | undefined
  /** Creates the missing areas of the places in `db`, in known cities, and records the import that created them. */
  make(db: Db, runId: number, places: readonly Place[]): Promise<void>
  /** Square feet in the marla of a place: of the innermost area that has its own, else of its city. */
  basisAt(place: Place): MarlaBasis | undefined
  knowsCity(name: string): boolean
  /** The names of areas that would have to be made for a place. */
  missing(place: Place): readonly string[]
  /** How many areas were made. */
  made(): number
  /** Reads everything anew, after a transaction that made areas was taken back. */
  reload(db: Db): Promise<void>
}

type NewCity = Position & { marla?: MarlaBasis | undefined }
type CityRow = typeof cities.$inferSelect

export interface PlaceSources {
  /** Positions of cities that may be made. */
  cities: Readonly<Record<string, NewCity>>
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
    const known = await from.select().from(cities).orderBy(cities.id)
    for (const row of known) byId.set(row.id, addCity(row))
    // A name wins over what else another city is called.
    for (const { id, name_ur, synonyms } of known)
      for (const synonym of otherNames(name_ur, synonyms)) {
        const city = byId.get(id)
        if (city && !byCity.has(nameKey(synonym))) byCity.set(nameKey(synonym), city)
      }
    const rows = await from.select().from(areas).orderBy(areas.id)
    for (const row of rows) {
      const city = byId.get(row.city_id)
      if (city) addArea(city, nodeOf(row))
    }
    all = rows.length
  }

  function addCity({ id, name, marla_basis }: CityRow): CityNode {
    const marlaBasis = basisOf(marla_basis)
    const city: CityNode = { id, name, marlaBasis, byKey: new Map(), children: new Map() }
    byCity.set(nameKey(name), city)
    return city
  }

  function knownCity(name: string): CityNode | undefined {
    return byCity.get(nameKey(name))
  }

  function newCity(name: string): [string, NewCity] | undefined {
    return Object.entries(sources.cities).find(([known]) => nameKey(known) === nameKey(name))
  }

  async function makeCity(within: Db, runId: number, wanted: string): Promise<void> {
    const known = knownCity(wanted) ? undefined : newCity(wanted)
    if (!known) return
    const [name, position] = known
    const { lat, long, marla } = position
    const row = { name, slug: slug(name.toLowerCase()), lat, long, marla_basis: marla ?? null }
    const [created] = await within.insert(cities).values(row).returning()
    if (!created) return
    addCity(created)
    await within.insert(importPlaces).values({ run_id: runId, city_id: created.id })
  }

  /** Makes the outermost missing area of each place, all in one statement. False when nothing was missing. */
  async function makeNext(within: Db, runId: number, places: readonly Place[]): Promise<boolean> {
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
    if (created.length === 0) return false
    await within.insert(importPlaces).values(created.map(({ id }) => ({ run_id: runId, area_id: id })))
    return true
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
    basisAt(place) {
      const city = knownCity(place.city)
      const path = city ? walk(city, place.areas) : []
      return path.findLast(({ marlaBasis }) => marlaBasis !== undefined)?.marlaBasis ?? city?.marlaBasis
    },
    nearest({ city: name, areas }) {
      const city = knownCity(name)
      if (!city) return undefined
      // An outer area that is not known hides none of those inside it.
      const found = areas.map((_, skipped) => {
        const path = walk(city, areas.slice(skipped))
        return { areaId: path.at(-1)?.id ?? null, reached: path.length === 0 ? 0 : skipped + path.length }
      })
      const best = found.reduce((one, other) => (other.reached > one.reached ? other : one), {
        areaId: null,
        reached: 0,
      })
      return { cityId: city.id, areaId: best.areaId, rest: areas.slice(best.reached) }
    },
    async make(within, runId, places) {
      for (const { city } of places) await makeCity(within, runId, city)
      while (await makeNext(within, runId, places));
      for (const place of places) await giveItsPosition(within, place)
    },
    knowsCity: (name) => knownCity(name) !== undefined || newCity(name) !== undefined,
    missing(place) {
      const city = knownCity(place.city)
      return place.areas.slice(city ? walk(city, place.areas).length : 0)
    },
    made: () => all - before,
    reload: load,
  }
}

function nodeOf(row: typeof areas.$inferSelect): AreaNode {
  const { id, city_id, parent_id, name, name_ur, marla_basis, lat, long } = row
  const synonyms = otherNames(name_ur, row.synonyms)
  const position = lat === null || long === null ? undefined : { lat, long }
  const marlaBasis = basisOf(marla_basis)
  return { id, cityId: city_id, parentId: parent_id, name, synonyms, marlaBasis, position }
}

/** The name in Urdu, if there is one, and the synonyms. */
function otherNames(urdu: string, synonyms: readonly string[]): string[] {
  return urdu === '' ? [...synonyms] : [urdu, ...synonyms]
}

function basisOf(value: number | null): MarlaBasis | undefined {
  return marlaBases.find((basis) => basis === value)
}
