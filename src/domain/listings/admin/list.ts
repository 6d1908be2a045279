import { eq, sql } from 'drizzle-orm'
import type { AdminAnswer } from '#contract/admin/endpoints.ts'
import { type AdminListing, deskPageSize, type ListingQuery } from '#contract/admin/listing-list.ts'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import { pagination } from '../../pagination.ts'
import { prepared } from '../../prepared.ts'
import { readSettings } from '../../settings/read.ts'
import { allow, type Staff } from '../../staff/allow.ts'
import { find } from '../admin-index/find.ts'
import type { ListingTableIndex } from '../admin-index/index.ts'
import { photos } from '../cards.ts'
import { areasInside } from './conditions.ts'
import { confirmBefore } from './confirm-before.ts'
import { agentWithin } from './mine.ts'
import { nextFor } from './next.ts'

/** The listings that somebody may see, filtered and in order, a page of them with the number of all. */
export async function listListings(
  { db, desk }: { db: Db; desk: ListingTableIndex },
  by: Staff,
  asked: ListingQuery,
): Promise<AdminAnswer<'listings'>> {
  const reach = allow(by, 'listings.read')
  const agentId = agentWithin(by, reach)
  const now = new Date()
  const [settings, inside, known] = await Promise.all([
    readSettings(db),
    asked.area_id === undefined ? undefined : idsInside(db, asked.area_id),
    desk.read(),
  ])
  const dueBefore = confirmBefore(settings, now)
  const { ids, total } = find(known, asked, { agentId, areas: inside, dueBefore, now })
  const rows = await rowsOf(db, ids)
  return {
    data: rows.map((row) => present(row, by, dueBefore)),
    pagination: pagination(total, asked.page, deskPageSize),
  }
}

async function idsInside(db: Db, areaId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(areasInside(areaId))
  return new Set(rows.map(({ id }) => id))
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** In the order of `ids`; what is just gone is left out. */
async function rowsOf(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const byId = new Map((await deskRows(db).execute({ ids: [...ids] })).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const deskRows = prepared((db) =>
  db
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
    .where(sql`${listings.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('desk_rows'),
)

function present({ photos, agent_id, ...row }: Row, by: Staff, dueBefore: Date): AdminListing {
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
