import { asc, eq, sql } from 'drizzle-orm'
import type { Purpose } from '#contract/listings/property.ts'
import type { Area } from '#contract/places/places.ts'
import { areas } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import type { Context } from '../context.ts'
import { localized } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import { spellingsOf } from '../trade/index.ts'

/**
 * The areas of a city by name, each with its number of published listings for the purpose, or for both, those of the
 * areas inside it included. An unknown city has none.
 */
export async function listAreas(
  { db, search }: Context<'db' | 'search'>,
  { cityId, purpose }: { cityId: number; purpose?: Purpose | undefined },
): Promise<Area[]> {
  const rows = await areasOfCity(db).execute({ cityId })
  const counts = search.countByArea(cityId, purpose)
  const named = rows.map(({ name, name_ur, synonyms, ...row }) => ({
    ...row,
    ...inThisLanguage(name, name_ur, synonyms),
    listing_count: counts.get(row.id) ?? 0,
  }))
  return currentLanguage() === 'ur' ? named.sort((one, other) => byUrdu.compare(one.name, other.name)) : named
}

/** The database orders names by their English letters. */
const byUrdu = new Intl.Collator('ur', { numeric: true })

/** In Urdu the English name is a synonym, and the other way round. */
function inThisLanguage(
  english: string,
  urdu: string,
  synonyms: readonly string[],
): Pick<Area, 'name' | 'synonyms'> {
  const name = localized(english, urdu)
  const all = [english, ...spellingsOf(english, [urdu, ...synonyms])]
  return { name, synonyms: all.filter((spelling) => spelling !== name) }
}

const areasOfCity = prepared((db) =>
  db
    .select({
      id: areas.id,
      city_id: areas.city_id,
      parent_id: areas.parent_id,
      name: areas.name,
      name_ur: areas.name_ur,
      kind: areas.kind,
      lat: areas.lat,
      long: areas.long,
      synonyms: areas.synonyms,
    })
    .from(areas)
    .where(eq(areas.city_id, sql.placeholder('cityId')))
    .orderBy(asc(areas.name), asc(areas.id))
    .prepare('areas_of_city'),
)
