import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  adCampaigns,
  agentAreas,
  agents,
  areas,
  cities,
  jobs,
  leads,
  listingDrafts,
  listingReviews,
  listings,
  priceEvidence,
  projects,
  quarterlyReports,
} from '#db/schema/index.ts'

/** The ids, as `id`, of every area that something refers to: a listing, a request, an area inside it. */
export const usedAreas: SQL = sql`(
  select area_id as id from ${listings}
  union all select area_id from ${projects} where area_id is not null
  union all select area_id from ${priceEvidence} where area_id is not null
  union all select area_id from ${agentAreas}
  union all select parent_id from ${areas} where parent_id is not null
  union all select (payload ->> 'area_id')::int from ${leads} where jsonb_typeof(payload -> 'area_id') = 'number'
  union all select value::int from ${leads}, jsonb_array_elements_text(payload -> 'selectedAreasId') as value
    where jsonb_typeof(payload -> 'selectedAreasId') = 'array'
  union all select (fields ->> 'area_id')::int from ${listingReviews} where fields ? 'area_id'
  union all select (content ->> 'area_id')::int from ${listingDrafts}
    where jsonb_typeof(content -> 'area_id') = 'number')`

/** The same for cities. */
export const usedCities: SQL = sql`(
  select city_id as id from ${areas}
  union all select city_id from ${agents}
  union all select city_id from ${projects}
  union all select city_id from ${priceEvidence}
  union all select city_id from ${quarterlyReports}
  union all select city_id from ${jobs}
  union all select city_id from ${leads} where city_id is not null
  union all select unnest(cities) from ${adCampaigns})`

type Removed = { id: number; name: string }

/** Removes those of the areas that nothing uses, from the inside outwards; gives the removed ones. */
export async function removeUnusedAreas(tx: Db, candidates: SQL): Promise<Removed[]> {
  const removed: Removed[] = []
  for (;;) {
    const { rows } = await tx.execute<Removed>(sql`
      delete from ${areas} as area where area.id in ${candidates}
        and not exists (select from ${usedAreas} as used where used.id = area.id)
      returning area.id, area.name`)
    if (rows.length === 0) return removed
    removed.push(...rows)
  }
}

/** Removes those of the cities that nothing uses; gives the removed ones. */
export async function removeUnusedCities(tx: Db, candidates: SQL): Promise<Removed[]> {
  const { rows } = await tx.execute<Removed>(sql`
    delete from ${cities} as city where city.id in ${candidates}
      and not exists (select from ${usedCities} as used where used.id = city.id)
    returning city.id, city.name`)
  return rows
}
