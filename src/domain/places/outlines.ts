import { inArray } from 'drizzle-orm'
import type { AreaOutline } from '#contract/places/outline.ts'
import { areas } from '#db/schema/index.ts'
import type { Context } from '../context.ts'

/** The outlines of areas in the order of `ids`; unknown IDs are left out. */
export async function outlinesOf({ db }: Context<'db'>, ids: readonly number[]): Promise<AreaOutline[]> {
  const rows = await db
    .select({ id: areas.id, outline: areas.outline })
    .from(areas)
    .where(inArray(areas.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
