import { asc, eq, sql } from 'drizzle-orm'
import type { Area } from '#contract/places.ts'
import type { Db } from '#db/client.ts'
import { areas } from '#db/schema/index.ts'
import type { SearchIndex } from '../listings/search-index/index.ts'
import { prepared } from '../prepared.ts'

/**
 * The areas of a city by name, each with its number of published listings, those of the areas inside it
 * included. An unknown city has none.
 */
export async function listAreas(
  { db, search }: { db: Db; search: Pick<SearchIndex, 'countByArea'> },
  cityId: number,
): Promise<Area[]> {
  const rows = await areasOfCity(db).execute({ cityId })
  const counts = search.countByArea()
  return rows.map((row) => ({ ...row, listing_count: counts.get(row.id) ?? 0 }))
}

const areasOfCity = prepared((db) =>
  db
    .select()
    .from(areas)
    .where(eq(areas.city_id, sql.placeholder('cityId')))
    .orderBy(asc(areas.name), asc(areas.id))
    .prepare('areas_of_city'),
)
