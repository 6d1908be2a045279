import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  agentAreas,
  alerts,
  importChanges,
  leads,
  listingDrafts,
  listingReviews,
  listings,
  listingViews,
  priceEvidence,
  projects,
} from '#db/schema/index.ts'

export type AreaAt = { id: number; city_id: number }

/** Has everything that refers to one area refer to another; the areas inside it are not moved. */
export async function moveAreaReferences(tx: Db, from: AreaAt, to: AreaAt): Promise<void> {
  const place = sql`set area_id = ${to.id}, city_id = ${to.city_id} where area_id = ${from.id}`
  await tx.execute(sql`update ${listings} ${place}`)
  await tx.execute(sql`update ${projects} ${place}`)
  await tx.execute(sql`update ${priceEvidence} ${place}`)
  await tx.execute(sql`
    insert into ${agentAreas} (agent_id, area_id) select agent_id, ${to.id} from ${agentAreas}
    where area_id = ${from.id} on conflict do nothing`)
  await tx.execute(sql`delete from ${agentAreas} where area_id = ${from.id}`)
  await tx.execute(sql`
    update ${leads} set payload = payload || jsonb_build_object('area_id', ${to.id}::int)
    where payload -> 'area_id' = to_jsonb(${from.id}::int)`)
  await tx.execute(sql`
    update ${leads} set payload = payload || jsonb_build_object('selectedAreasId', (
      select jsonb_agg(distinct case when value = to_jsonb(${from.id}::int) then to_jsonb(${to.id}::int) else value end)
      from jsonb_array_elements(payload -> 'selectedAreasId') as value))
    where payload -> 'selectedAreasId' @> to_jsonb(${from.id}::int)`)
  const moved = sql`jsonb_build_object('area_id', ${to.id}::int, 'city_id', ${to.city_id}::int)`
  await tx.execute(sql`
    update ${listingReviews} set fields = fields || ${moved} where fields -> 'area_id' = to_jsonb(${from.id}::int)`)
  await tx.execute(sql`
    update ${listingDrafts} set content = content || ${moved} where content -> 'area_id' = to_jsonb(${from.id}::int)`)
  // Imports stay undoable.
  for (const column of [sql`before`, sql`after`])
    await tx.execute(sql`
      update ${importChanges} set ${column} = ${column} || ${moved}
      where ${column} -> 'area_id' = to_jsonb(${from.id}::int)`)
  await tx.execute(sql`
    update ${alerts} set city_id = case when city_id = ${from.city_id} then ${to.city_id} else city_id end,
      area_ids = (select array_agg(distinct case when area = ${from.id} then ${to.id} else area end) from unnest(area_ids) as area)
    where ${from.id} = any(area_ids)`)
  await moveInViews(tx, 'area_id', from.id, to.id)
}

/** In the filters that staff keep. */
export async function moveInViews(
  tx: Db,
  key: 'area_id' | 'city_id',
  from: number,
  to: number,
): Promise<void> {
  const pattern: SQL = sql`${`(^|&)${key}=${from}(&|$)`}`
  await tx.execute(sql`
    update ${listingViews} set query = regexp_replace(query, ${pattern}, ${`\\1${key}=${to}\\2`}, 'g')
    where query ~ ${pattern}`)
}
