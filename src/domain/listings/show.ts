import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Listing } from '#contract/listings/listing.ts'
import type { ListingStatus } from '#contract/listings/property.ts'
import { isOnOffer } from '#contract/listings/status-transitions.ts'
import { agents, areas, cities, listingComparisons, listings, projects } from '#db/schema/index.ts'
import { currentLanguage } from '#messages/language.ts'
import { usualAnswerMinutes } from '../agents/index.ts'
import type { Context } from '../context.ts'
import { featureNames } from '../features/index.ts'
import { localized, localizedColumn } from '../localized.ts'
import { namedPlace } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'
import { safeHtml } from '../rich-text.ts'
import { approvalOf } from './approval-of.ts'
import { areaPrice } from './area-price.ts'
import { cardColumns } from './cards.ts'
import { imagesOf, mediaColumns } from './media.ts'
import { presentCard } from './present.ts'
import { readPriceHistory } from './price-history/read-price-changes.ts'
import { similarListings } from './similar.ts'
import { mustBeVisible } from './visibility.ts'

/**
 * One listing with everything its page shows. One that is sold or rented is shown with its status.
 * @throws what `mustBeVisible` throws
 */
export async function showListing(
  { db, clock, search, actor }: Context<'db' | 'clock' | 'search'>,
  id: number,
): Promise<Listing> {
  const [found] = await listingById(db).execute({ id })
  const row = mustBeVisible(found)
  const [price_history, similar, agent_answers_in] = await Promise.all([
    readPriceHistory({ db, clock, actor }, id),
    similarListings({ db, search, actor }, row),
    row.agent && usualAnswerMinutes(db, row.agent.id, clock()),
  ])
  return {
    ...presentCard(row),
    description: safeHtml(row.description),
    features: featureNames(row.features),
    possession: row.possession,
    year_built: row.year_built,
    floor: row.floor,
    images: imagesOf(row.images, 'photo'),
    floor_plans: imagesOf(row.images, 'floor plan'),
    videos: row.videos.map(({ title, title_ur, ...video }) => ({
      ...video,
      title: localized(title, title_ur),
    })),
    parent_area: row.parent_area,
    ...(currentLanguage() === 'ur' && { in_english: row.in_english }),
    project: row.project,
    approval: approvalOf(row),
    agent_answers_in,
    updated_at: row.updated_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    price_history,
    area_price: areaPrice({ search, clock }, row),
    price_comparison: comparisonOf(row),
    similar,
  }
}

/** A listing that is no longer on offer is not compared. */
function comparisonOf({
  status,
  price,
  comparison,
}: {
  status: ListingStatus
  price: number
  comparison: Pick<typeof listingComparisons.$inferSelect, 'likely' | 'cases' | 'compared_on'> | null
}): Listing['price_comparison'] {
  if (!comparison || !isOnOffer(status)) return null
  return { percent: Math.round((price / comparison.likely - 1) * 100), ...comparison }
}

const parents = alias(areas, 'parents')

const listingById = prepared((db, language) =>
  db
    .select({
      ...cardColumns(),
      description: localizedColumn(listings.description, listings.description_ur),
      features: listings.features,
      possession: listings.possession,
      year_built: listings.year_built,
      floor: listings.floor,
      updated_at: listings.updated_at,
      ended_at: listings.ended_at,
      approval_status: listings.approval_status,
      approval_authority: listings.approval_authority,
      approval_number: listings.approval_number,
      approval_reason: listings.approval_reason,
      approval_reason_ur: listings.approval_reason_ur,
      parent_area: namedPlace(parents),
      comparison: {
        likely: listingComparisons.likely,
        cases: listingComparisons.cases,
        compared_on: listingComparisons.compared_on,
      },
      in_english: { title: listings.title, city: cities.name, area: areas.name },
      project: {
        id: projects.id,
        name: localizedColumn(projects.name, projects.name_ur),
        slug: projects.slug,
      },
      ...mediaColumns(sql.placeholder('id')),
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(parents, eq(parents.id, areas.parent_id))
    .leftJoin(
      listingComparisons,
      and(eq(listingComparisons.listing_id, listings.id), eq(listingComparisons.price, listings.price)),
    )
    .leftJoin(agents, and(eq(agents.id, listings.agent_id), eq(agents.active, true)))
    .leftJoin(projects, and(eq(projects.id, listings.project_id), eq(projects.shown, true)))
    .where(eq(listings.id, sql.placeholder('id')))
    .prepare(`listing_by_id_${language}`),
)
