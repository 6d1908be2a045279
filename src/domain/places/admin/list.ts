import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AdminArea, AdminCity } from '#contract/admin/cities.ts'
import { defaultMarlaBasis, type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { areas, cities, listings } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import type { AllowedContext } from '../../context.ts'
import { NotFound } from '../../errors.ts'
import { usedAreas, usedCities } from '../unused.ts'

/** Every city as staff keep it, by name. */
export async function listCitiesForStaff({ db }: AllowedContext<'places.edit'>): Promise<AdminCity[]> {
  const rows = await db
    .select({
      id: cities.id,
      name: cities.name,
      name_ur: cities.name_ur,
      lat: cities.lat,
      long: cities.long,
      synonyms: cities.synonyms,
      marla_basis: cities.marla_basis,
      areas: sql<number>`(select count(*)::int from areas where areas.city_id = ${cities}.id)`,
      listings: sql<number>`(select count(*)::int from listings where listings.city_id = ${cities}.id)`,
      is_used: sql<boolean>`exists (select from ${usedCities} as used where used.id = ${cities}.id)`,
    })
    .from(cities)
    .orderBy(asc(cities.name))
  return rows.map((row) => ({ ...row, marla_basis: basisOf(row.marla_basis) }))
}

/**
 * Every area of a city as staff keep it, by name.
 * @throws NotFound for no such city
 */
export async function listAreasForStaff(
  { db }: AllowedContext<'places.edit'>,
  cityId: number,
): Promise<AdminArea[]> {
  const [city] = await db.select().from(cities).where(eq(cities.id, cityId))
  if (!city) throw new NotFound(t.unknownCityNow)
  const ofCity = eq(areas.city_id, cityId)
  const [rows, counted, used] = await Promise.all([
    db.select(columns).from(areas).where(ofCity).orderBy(asc(areas.name), asc(areas.id)),
    db
      .select({ id: listings.area_id, count: sql<number>`count(*)::int` })
      .from(listings)
      .where(eq(listings.city_id, cityId))
      .groupBy(listings.area_id),
    db.execute<{ id: number }>(sql`
      select distinct used.id from ${usedAreas} as used join ${areas} on areas.id = used.id
      where areas.city_id = ${cityId}`),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const around = (id: number | null): (typeof rows)[number][] => {
    const area = id === null ? undefined : byId.get(id)
    return area ? [area, ...around(area.parent_id)] : []
  }
  const counts = new Map<number, number>()
  for (const { id, count } of counted)
    for (const area of around(id)) counts.set(area.id, (counts.get(area.id) ?? 0) + count)
  const usedIds = new Set(used.rows.map(({ id }) => id))
  return rows.map((row) => ({
    ...row,
    marla_basis: basisOf(row.marla_basis),
    inherited_marla:
      around(row.parent_id).find(({ marla_basis }) => marla_basis !== null)?.marla_basis ??
      city.marla_basis ??
      defaultMarlaBasis,
    listings: counts.get(row.id) ?? 0,
    is_used: usedIds.has(row.id),
  }))
}

/** Lists leave outlines out: they are long, and shown one at a time. */
const { outline: _, ...columns } = getTableColumns(areas)

/**
 * The outline of an area; null when it has none.
 * @throws NotFound for an unknown area
 */
export async function outlineForStaff(
  { db }: AllowedContext<'places.edit'>,
  id: number,
): Promise<LatLong[][] | null> {
  const [row] = await db.select({ outline: areas.outline }).from(areas).where(eq(areas.id, id))
  if (!row) throw new NotFound(t.unknownArea)
  return row.outline
}

function basisOf(value: number | null): MarlaBasis | null {
  return marlaBases.find((basis) => basis === value) ?? null
}
