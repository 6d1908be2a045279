import { and, eq, sql } from 'drizzle-orm'
import { readTypedId } from '#contract/listings/property-id.ts'
import { joinList } from '#contract/text/join-list.ts'
import { areas, cities, listings } from '#db/schema/index.ts'
import { isVisible } from '../listings/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'

/** The listing whose ID the text is: 'ID 12272'. */
export async function suggestListing({ db }: SuggestContext, { text }: AskedFor): Promise<Ranked[]> {
  const id = readTypedId(text)
  const rows = id === undefined ? [] : await titleOf(db).execute({ id })
  return rows.map(({ area, city, ...listing }) => ({
    rank: 0,
    suggestion: { kind: 'listing' as const, ...listing, within: joinList([area, city]) },
  }))
}

const titleOf = prepared((db, language) =>
  db
    .select({
      id: listings.id,
      title: localizedColumn(listings.title, listings.title_ur),
      area: localizedColumn(areas.name, areas.name_ur),
      city: localizedColumn(cities.name, cities.name_ur),
    })
    .from(listings)
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .where(and(eq(listings.id, sql.placeholder('id')), isVisible))
    .prepare(`suggested_listing_${language}`),
)
