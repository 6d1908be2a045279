/**
 * The published listings as portals get them: read a part at a time, so that any number of them takes little memory.
 */
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { agents, areas, cities, listings } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

// Few enough that pages are answered in between.
const atOnce = 25

const columns = {
  id: listings.id,
  title: listings.title,
  description: listings.description,
  purpose: listings.purpose,
  type: listings.type,
  subtype: listings.subtype,
  price: listings.price,
  size_value: listings.size_value,
  size_unit: listings.size_unit,
  size_sqft: listings.size_sqft,
  beds: listings.beds,
  baths: listings.baths,
  features: listings.features,
  possession: listings.possession,
  year_built: listings.year_built,
  floor: listings.floor,
  lat: listings.lat,
  long: listings.long,
  city: cities.name,
  area: areas.name,
  agent: agents.name,
  agent_phone: agents.phone,
  published_at: listings.published_at,
  confirmed_at: listings.confirmed_at,
  updated_at: listings.updated_at,
  images: sql<{ url: string; alt: string }[]>`(
    select coalesce(json_agg(json_build_object('url', url, 'alt', alt) order by role desc, position), '[]')
    from listing_images as image where image.listing_id = ${listings.id})`,
}

export type FedListing = Awaited<ReturnType<typeof part>>[number]

/** By property ID. */
export async function* publishedListings({ db }: Context): AsyncGenerator<FedListing[]> {
  for (let last = 0; ; ) {
    const rows = await part(db, last)
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (rows.length < atOnce || !end) return
    last = end.id
  }
}

function part(db: Db, after: number) {
  return db
    .select(columns)
    .from(listings)
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(areas, eq(areas.id, listings.area_id))
    .leftJoin(agents, and(eq(agents.id, listings.agent_id), agents.active))
    .where(and(eq(listings.status, 'published'), gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(atOnce)
}

/** Changes with whatever a feed says; `lastModified` is when a listing last changed. */
export async function feedVersion({ db }: Context): Promise<{ tag: string; lastModified: Date }> {
  const { rows } = await db.execute<{ stand: string; last: Date | null }>(sql`
    select concat_ws(' ', count(*), sum(id), max(updated_at),
        (select concat_ws(' ', count(*), max(id), sum(position)) from listing_images),
        (select md5(string_agg(concat_ws(' ', id, name, phone, active), ',' order by id)) from agents)) as stand,
      max(updated_at) as last
    from listings where status = 'published'`)
  const [row] = rows
  const tag = createHash('sha1')
    .update(row?.stand ?? '')
    .digest('base64url')
  return { tag, lastModified: new Date(row?.last ?? 0) }
}
