import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Conflict } from '../../errors.ts'
import { nameKey } from '../../imports/place-names.ts'

/**
 * A name or synonym leads to one city only.
 * @throws Conflict naming the other city that has one of them
 */
export async function mustBeOwnCityNames(tx: Db, id: number, names: readonly string[]): Promise<void> {
  const others = await tx.select().from(cities).where(ne(cities.id, id))
  mustBeFree(names, others, (name) => nameKey(name))
}

/** The same among the areas that lie in one place: a 'Phase 2' of another society is another one. */
export async function mustBeOwnAreaNames(
  tx: Db,
  area: { id: number; city_id: number; parent_id: number | null },
  names: readonly string[],
): Promise<void> {
  const { id, city_id, parent_id } = area
  const beside = parent_id === null ? isNull(areas.parent_id) : eq(areas.parent_id, parent_id)
  const others = await tx
    .select()
    .from(areas)
    .where(and(eq(areas.city_id, city_id), beside, ne(areas.id, id)))
  mustBeFree(names, others, (name) => nameKey(name))
}

function mustBeFree(
  names: readonly string[],
  others: readonly { name: string; synonyms: readonly string[] }[],
  keyOf: (name: string) => string,
): void {
  const keys = new Set(names.map(keyOf))
  const other = others.find(({ name, synonyms }) => [name, ...synonyms].some((one) => keys.has(keyOf(one))))
  if (other) throw new Conflict(t.nameTaken({ name: other.name }))
}

/** Synonyms without repetitions and without the name itself. */
export function synonymsFor(name: string, synonyms: readonly string[]): string[] {
  const kept = new Map(synonyms.map((synonym) => [nameKey(synonym), synonym]))
  kept.delete(nameKey(name))
  return [...kept.values()]
}

/** Of everything that changes places at the same time one goes first: names are compared across rows. */
export async function lockPlaces(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('places', 0))`)
}
