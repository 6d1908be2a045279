import { asc } from 'drizzle-orm'
import type { CityOutline } from '#contract/places/outline.ts'
import { encodeShape, type Polygon } from '#contract/search/map-shape.ts'
import { areas } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { outlineAround } from './outline-around.ts'

/**
 * The rough outline of each city with areas on the map: around the outlines of its areas and the centres of
 * those without one. It is no official border.
 */
export async function listCityOutlines({ db }: Context<'db'>): Promise<CityOutline[]> {
  const rows = await db
    .select({ city: areas.city_id, lat: areas.lat, long: areas.long, outline: areas.outline })
    .from(areas)
    .orderBy(asc(areas.city_id), asc(areas.id))
  const known = new Map<number, Polygon[]>()
  for (const { city, lat, long, outline } of rows) {
    const own = outline ?? (lat === null || long === null ? [] : [[{ lat, long }]])
    known.set(city, [...(known.get(city) ?? []), ...own])
  }
  return [...known].flatMap(([id, places]) =>
    places.length > 0 ? [{ id, outline: encodeShape(outlineAround(places)) }] : [],
  )
}
