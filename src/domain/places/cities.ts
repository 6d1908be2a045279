import { asc } from 'drizzle-orm'
import type { City } from '#contract/places.ts'
import type { Db } from '#db/client.ts'
import { cities } from '#db/schema/index.ts'
import { prepared } from '../prepared.ts'

/** All cities in the order of their ids, so that the one the menu links to comes first (specification section 2). */
export async function listCities(db: Db): Promise<City[]> {
  return allCities(db).execute()
}

const allCities = prepared((db) => db.select().from(cities).orderBy(asc(cities.id)).prepare('all_cities'))
