import { sql } from 'drizzle-orm'
import { defaultMarlaBasis, type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'

/** Square feet in the marla of an area: its own, else that of the nearest area around it, else its city's, else 250. */
export async function marlaBasisOf(tx: Db, areaId: number): Promise<MarlaBasis> {
  const { rows } = await tx.execute<{ basis: number | null }>(sql`
    with recursive around as (
      select parent_id, city_id, marla_basis, 0 as steps from ${areas} where id = ${areaId}
      union all
      select outer_area.parent_id, outer_area.city_id, outer_area.marla_basis, steps + 1
      from ${areas} as outer_area join around on outer_area.id = around.parent_id
    )
    select coalesce(
      (select marla_basis from around where marla_basis is not null order by steps limit 1),
      (select city.marla_basis from ${cities} as city join around on around.city_id = city.id limit 1)) as basis`)
  return marlaBases.find((basis) => basis === rows[0]?.basis) ?? defaultMarlaBasis
}
