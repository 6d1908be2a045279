import { sql } from 'drizzle-orm'
import { defaultMarlaBasis, type MarlaBasis, marlaBases } from '#contract/listings/property.ts'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'

/** Square feet in the marla of an area: its own, else that of the nearest area around it, else its city's, else 250. */
export async function marlaBasisOf(tx: Db, areaId: number): Promise<MarlaBasis> {
  return (await marlaBasesOf(tx, [areaId]))(areaId)
}

/** The same of many areas at once, as a function of the area's ID. */
export async function marlaBasesOf(
  tx: Db,
  areaIds: readonly number[],
): Promise<(areaId: number) => MarlaBasis> {
  if (areaIds.length === 0) return () => defaultMarlaBasis
  const { rows } = await tx.execute<{ id: number; basis: number | null }>(sql`
    with recursive around as (
      select id, parent_id, city_id, marla_basis from ${areas} where id = any(${sql.param([...areaIds])}::int[])
      union all
      select around.id, outer_area.parent_id, outer_area.city_id, outer_area.marla_basis
      from ${areas} as outer_area join around on outer_area.id = around.parent_id
      where around.marla_basis is null
    )
    select around.id, coalesce(max(around.marla_basis), max(city.marla_basis)) as basis
    from around join ${cities} as city on city.id = around.city_id group by around.id`)
  const bases = new Map(rows.map(({ id, basis }) => [id, knownBasis(basis)]))
  return (areaId) => bases.get(areaId) ?? defaultMarlaBasis
}

/** A marla basis as the database keeps it; 250 where there is none. */
export function knownBasis(basis: number | null): MarlaBasis {
  return marlaBases.find((one) => one === basis) ?? defaultMarlaBasis
}
