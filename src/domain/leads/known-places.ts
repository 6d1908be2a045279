import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import { validationMessages } from '#messages/common.ts'
import { Invalid } from '../errors.ts'

/** @throws Invalid naming the field when there is no such city */
export async function mustBeCity(tx: Db, field: string, id: number): Promise<void> {
  const found = await tx.select({ id: cities.id }).from(cities).where(eq(cities.id, id))
  if (found.length === 0) throw new Invalid({ [field]: validationMessages.invalidId })
}

/**
 * The areas by their names.
 * @throws Invalid naming the field when one of them does not exist
 */
export async function mustBeAreas(
  tx: Db,
  field: string,
  ids: readonly number[],
): Promise<{ name: string; name_ur: string }[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ name: areas.name, name_ur: areas.name_ur })
    .from(areas)
    .where(inArray(areas.id, [...ids]))
  if (found.length < ids.length) throw new Invalid({ [field]: validationMessages.invalidId })
  return found
}
