import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/client.ts'
import type { AssignedLead } from './choose-agent.ts'

/** What the forms say about areas, see `Valuation` and `Wanted`. */
const Places = z.object({
  area_id: z.int().nullish(),
  selectedAreasId: z.array(z.int()).default([]),
})

/** The areas a lead is about, each with the society it lies in: whoever serves a society serves its phases. */
export async function areasOfLead(tx: Db, { listing, project, payload }: AssignedLead): Promise<number[]> {
  const said = Places.safeParse(payload).data
  const ids = [...(said?.selectedAreasId ?? []), ...(said?.area_id ? [said.area_id] : [])]
  if (ids.length === 0 && listing === null && project === null) return []
  const { rows } = await tx.execute<{ id: number }>(sql`
    with recursive about as (
      select id, parent_id from areas where id = any(${sql.param(ids)}::int[])
        or id = (select area_id from listings where id = ${listing?.id ?? null})
        or id = (select area_id from projects where id = ${project?.id ?? null})
      union
      select areas.id, areas.parent_id from areas join about on areas.id = about.parent_id
    )
    select id from about`)
  return rows.map(({ id }) => id)
}
