import { and, eq, sql } from 'drizzle-orm'
import { typeOf } from '#contract/listings/property.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { agents, areas, cities, listings, projects } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { featureNames } from '../features/index.ts'
import { approvalOf, areaPrice, cardColumns, isVisible, presentCard } from '../listings/index.ts'
import { localizedColumn } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import type { PlacedHome } from './placed-home.ts'

/** The listings among `ids` that have a page, in any order: those that are sold or rented are there too. */
export async function comparedListings(
  { db, clock, search }: Context<'db' | 'clock' | 'search'>,
  ids: readonly number[],
): Promise<PlacedHome[]> {
  if (ids.length === 0) return []
  const rows = await listingsById(db).execute({ ids: [...ids] })
  return rows.map((row): PlacedHome => {
    const { id, title, purpose, subtype, status, price, size, beds, baths, city, area, image, agent } =
      presentCard(row)
    return {
      kind: 'listing',
      ...{ id, title, purpose, subtype, status, price, size, beds, baths, city, area, image, agent },
      features: featureNames(row.features),
      possession: row.possession,
      possession_on: null,
      year_built: row.year_built,
      floor: row.floor,
      project: row.project,
      approval: approvalOf(row),
      area_price: areaPrice({ search, clock }, row),
      price_unit: usualSizeUnit({ city: row.english_city, type: typeOf(subtype), subtype }),
      left: null,
      at: row.lat === null || row.long === null ? null : { lat: row.lat, long: row.long },
    }
  })
}

const listingsById = prepared((db, language) =>
  db
    .select({
      ...cardColumns(),
      english_city: cities.name,
      features: listings.features,
      possession: listings.possession,
      year_built: listings.year_built,
      floor: listings.floor,
      approval_status: listings.approval_status,
      approval_authority: listings.approval_authority,
      approval_number: listings.approval_number,
      approval_reason: listings.approval_reason,
      approval_reason_ur: listings.approval_reason_ur,
      project: {
        id: projects.id,
        name: localizedColumn(projects.name, projects.name_ur),
        slug: projects.slug,
      },
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, and(eq(agents.id, listings.agent_id), eq(agents.active, true)))
    .leftJoin(projects, and(eq(projects.id, listings.project_id), eq(projects.shown, true)))
    .where(and(sql`${listings.id} = any(${sql.placeholder('ids')}::int[])`, isVisible))
    .prepare(`compared_listings_${language}`),
)
