/** The rows behind the cards of a list: one query for any number of listings, by id or for the home page. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { StoredImage } from '#contract/files/image.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listingReductions, listings, projects } from '#db/schema/index.ts'
import { localizedColumn } from '../localized.ts'
import { namedArea, namedCity } from '../places/index.ts'
import { prepared } from '../prepared-query.ts'
import { isVisible } from './visibility.ts'

/** The first photo with the number of all of them; null when there is none. */
type Photos = { first: StoredImage; count: number }

// The alias keeps the listing of the outer query apart from anything inside.
export const photos = () => sql<Photos | null>`(
  select json_build_object('count', photo.count, 'first', json_build_object('url', photo.url, 'alt', ${localizedColumn(sql`photo.alt`, sql`photo.alt_ur`)},
    'width', photo.width, 'height', photo.height, 'placeholder', case when file.id is not null then
      json_build_object('thumbhash', file.thumbhash, 'colour', file.colour) end))
  from (
    select url, alt, alt_ur, width, height, count(*) over () from listing_images as photo
    where photo.listing_id = ${listings.id} and photo.role = 'photo'
    order by photo.position limit 1) as photo
  left join files as file on file.address = photo.url and file.kind = 'picture')`

/** The reduction that counts: what is asked is still what it was reduced to. */
const reduction = sql<{ at: string; price_before: number } | null>`(
  select json_build_object('at', reduction.reduced_at, 'price_before', reduction.price_before)
  from ${listingReductions} as reduction
  where reduction.listing_id = ${listings.id} and reduction.price = ${listings.price}
    and reduction.purpose = ${listings.purpose} and ${listings.status} = 'published')`

/** The authority that approved it, by its own record, or by that of its project where it has none. */
const approvedBy = sql<string | null>`case
  when ${listings.approval_status} = 'approved' then ${listings.approval_authority}
  when ${listings.approval_status} is null then (
    select project.approval_authority from ${projects} as project
    where project.id = ${listings.project_id} and project.approval_status = 'approved') end`

/** In the current language, as the query with these columns is. */
export const cardColumns = () => ({
  id: listings.id,
  title: localizedColumn(listings.title, listings.title_ur),
  purpose: listings.purpose,
  type: listings.type,
  subtype: listings.subtype,
  status: listings.status,
  price: listings.price,
  size_value: listings.size_value,
  size_unit: listings.size_unit,
  marla_basis: listings.marla_basis,
  size_sqft: listings.size_sqft,
  beds: listings.beds,
  baths: listings.baths,
  lat: listings.lat,
  long: listings.long,
  featured: listings.featured,
  published_at: listings.published_at,
  confirmed_at: listings.confirmed_at,
  created_at: listings.created_at,
  city: namedCity(),
  area: namedArea(),
  agent: {
    id: agents.id,
    name: localizedColumn(agents.name, agents.name_ur),
    title: localizedColumn(agents.title, agents.title_ur),
    photo: agents.photo,
    phone: agents.phone,
    whatsapp: agents.whatsapp,
  },
  photos: photos(),
  reduction,
  approved_by: approvedBy,
})

export type CardRow = Awaited<ReturnType<typeof publishedCards>>[number]

/** The published ones of `ids`, in the order of `ids`. */
export async function publishedCards(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return inOrder(ids, await cardsById(db).execute({ ids: [...ids] }))
}

/** Those of `ids` that have a page and are not archived, in the order of `ids`: sold, rented and expired ones too. */
export async function cardsWithPage(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  return inOrder(ids, await cardsWithPageById(db).execute({ ids: [...ids] }))
}

function inOrder<Row extends CardPlaces>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shareNames(ids.flatMap((id) => byId.get(id) ?? []))
}

/** Homes of one list have few cities, areas and agents: each is there once, so that a page carries it once. */
function shareNames<Row extends CardPlaces>(rows: Row[]): Row[] {
  const cities = new Map<number, Row['city']>()
  const areas = new Map<number, Row['area']>()
  const agents = new Map<number, Row['agent']>()
  return rows.map((row) => ({
    ...row,
    city: cities.getOrInsert(row.city.id, row.city),
    area: areas.getOrInsert(row.area.id, row.area),
    agent: row.agent && agents.getOrInsert(row.agent.id, row.agent),
  }))
}

type Named = { id: number; name: string }
type CardPlaces = { id: number; city: Named; area: Named; agent: Named | null }

const cardsById = prepared((db, language) =>
  selectCards(db)
    .where(and(sql`${listings.id} = any(${sql.placeholder('ids')}::int[])`, eq(listings.status, 'published')))
    .prepare(`cards_by_id_${language}`),
)

const cardsWithPageById = prepared((db, language) =>
  selectCards(db)
    .where(and(sql`${listings.id} = any(${sql.placeholder('ids')}::int[])`, isVisible))
    .prepare(`cards_with_page_${language}`),
)

/** The first published listings: so many featured ones, then so many of the others, both newest first. */
export async function firstCards(
  db: Db,
  counts: { featured: number; newest: number; limit: number },
): Promise<CardRow[]> {
  return cardsForHome(db).execute(counts)
}

/** As the index of the home page has them, so that none is sorted. */
const newestFirst = sql`${listings.published_at} desc nulls last, ${listings.id} desc nulls last`

const cardsForHome = prepared((db, language) => {
  const newestIds = (featured: boolean, count: 'featured' | 'newest') =>
    db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.status, 'published'), eq(listings.featured, featured)))
      .orderBy(newestFirst)
      .limit(sql.placeholder(count))
  return selectCards(db)
    .where(inArray(listings.id, unionAll(newestIds(true, 'featured'), newestIds(false, 'newest'))))
    .orderBy(desc(listings.featured), newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare(`cards_for_home_${language}`)
})

function selectCards(db: Db) {
  return db
    .select(cardColumns())
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, and(eq(agents.id, listings.agent_id), eq(agents.active, true)))
}
