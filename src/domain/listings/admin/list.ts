import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminListing, adminPageSize, type ListingQuery } from '#contract/admin/listing-list.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import type { Staff } from '../../access/index.ts'
import type { AllowedContext } from '../../context.ts'
import { pagination } from '../../pagination.ts'
import { readSettings } from '../../settings/index.ts'
import { photos } from '../cards.ts'
import { conditionsOf } from './conditions.ts'
import { confirmBefore } from './confirm-before.ts'
import { within } from './mine.ts'
import { nextFor } from './next.ts'

/**
 * Returns a page of the listings that `by` may see, filtered and sorted, with the exact total.
 * @throws Forbidden without `listings.read`
 */
export async function listListings(
  { db, clock, actor }: AllowedContext<'listings.read', 'db' | 'clock'>,
  asked: ListingQuery,
): Promise<AdminAnswer<'listings'>> {
  const { reach } = actor
  const dueBefore = confirmBefore(await readSettings(db), clock())
  const where = and(within(actor, reach), conditionsOf(asked, dueBefore))
  const [total, rows] = await Promise.all([db.$count(listings, where), readPage(db, where, asked)])
  return {
    data: rows.map((row) => present(row, actor, dueBefore)),
    pagination: pagination(total, asked.page, adminPageSize),
  }
}

type Row = Awaited<ReturnType<typeof readPage>>[number]

/** Picks the page's listings by the index alone, then reads only their rows. */
function readPage(db: Db, where: SQL | undefined, asked: ListingQuery) {
  const order = orderOf(asked)
  const onPage = db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(adminPageSize)
    .offset((asked.page - 1) * adminPageSize)
    .as('on_page')
  return db
    .select({
      id: listings.id,
      title: listings.title,
      status: listings.status,
      purpose: listings.purpose,
      type: listings.type,
      subtype: listings.subtype,
      price: listings.price,
      size: { value: listings.size_value, unit: listings.size_unit },
      beds: listings.beds,
      city: { id: cities.id, name: cities.name },
      area: { id: areas.id, name: areas.name },
      agent: { id: agents.id, name: agents.name },
      featured: listings.featured,
      source: listings.source,
      published_at: listings.published_at,
      confirmed_at: listings.confirmed_at,
      created_at: listings.created_at,
      updated_at: listings.updated_at,
      agent_id: listings.agent_id,
      photos: photos(),
    })
    .from(onPage)
    .innerJoin(listings, eq(listings.id, onPage.id))
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .orderBy(...order)
}

const columns = {
  updated: listings.updated_at,
  created: listings.created_at,
  published: listings.published_at,
  confirmed: listings.confirmed_at,
  price: listings.price,
  size: listings.size_sqft,
  // Sorts the same in a database of any language.
  title: sql`${listings.title_lower} collate "C"`,
  id: listings.id,
}

/** Ties are broken by property ID, so that no listing is on two pages. */
function orderOf({ sort, order }: ListingQuery): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return [direction(columns[sort]), direction(listings.id)]
}

function present({ photos, agent_id, ...row }: Row, actor: Staff, dueBefore: Date): AdminListing {
  return {
    ...row,
    image: photos?.first ?? null,
    image_count: photos?.count ?? 0,
    published_at: row.published_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    to_confirm: row.status === 'published' && (row.confirmed_at === null || row.confirmed_at < dueBefore),
    next: nextFor(actor, { ...row, agent_id }),
  }
}
