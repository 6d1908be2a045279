import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { OfficeAnswer } from '#contract/office/endpoints.ts'
import {
  type DeskListing,
  type DeskQuestion,
  type DeskSort,
  deskPageSize,
} from '#contract/office/listing-desk.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import { pagination } from '../../pagination.ts'
import { readSettings } from '../../settings/read.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { photos } from '../cards.ts'
import { conditionsOf } from './conditions.ts'
import { confirmBefore } from './confirm-before.ts'
import { within } from './mine.ts'
import { nextFor } from './next.ts'

const columns: Readonly<Record<DeskSort, AnyPgColumn>> = {
  updated: listings.updated_at,
  created: listings.created_at,
  published: listings.published_at,
  confirmed: listings.confirmed_at,
  price: listings.price,
  size: listings.size_sqft,
  title: listings.title_lower,
  id: listings.id,
}

/** The listings that somebody may see, filtered and in order, a page of them with the number of all. */
export async function listListings(
  db: Db,
  by: Staff,
  asked: DeskQuestion,
): Promise<OfficeAnswer<'listings'>> {
  const reach = allow(by, 'listings.read')
  const dueBefore = confirmBefore(await readSettings(db), new Date())
  const where = and(within(by, reach), conditionsOf(asked, dueBefore))
  const [[total], found] = await Promise.all([
    db.select({ count: count() }).from(listings).where(where),
    db
      .select({ id: listings.id })
      .from(listings)
      .where(where)
      .orderBy(...orderOf(asked))
      .limit(deskPageSize)
      .offset((asked.page - 1) * deskPageSize),
  ])
  const ids = found.map(({ id }) => id)
  const byId = new Map((await rowsOf(db, ids)).map((row) => [row.id, row]))
  return {
    data: ids.flatMap((id) => byId.get(id) ?? []).map((row) => present(row, by, dueBefore)),
    pagination: pagination(total?.count ?? 0, asked.page, deskPageSize),
  }
}

function orderOf({ sort, order }: DeskQuestion): SQL[] {
  const direction = order === 'asc' ? asc : desc
  return sort === 'id' ? [direction(listings.id)] : [direction(columns[sort]), direction(listings.id)]
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Db, ids: readonly number[]) {
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
      photos,
    })
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, eq(agents.id, listings.agent_id))
    .where(inArray(listings.id, [...ids]))
}

function present({ photos, agent_id, ...row }: Row, by: Staff, dueBefore: Date): DeskListing {
  return {
    ...row,
    image: photos?.first ?? null,
    image_count: photos?.count ?? 0,
    published_at: row.published_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    to_confirm: row.status === 'published' && (row.confirmed_at === null || row.confirmed_at < dueBefore),
    next: nextFor(by, { ...row, agent_id }),
  }
}
