import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { areas, cities } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Conflict } from '../../errors.ts'
import { nameKey } from '../../trade/index.ts'

/** The names of a place; `name_ur` is empty where it has no name in Urdu. */
type StoredNames = { name: string; name_ur: string; synonyms: readonly string[] }
type Names = Pick<StoredNames, 'name' | 'synonyms'> & { name_ur?: string | undefined }

/**
 * A name, in English or in Urdu, or a synonym leads to one city only.
 * @throws Conflict naming the other city that has one of them
 */
export async function mustBeOwnCityNames(tx: Db, id: number, names: Names): Promise<void> {
  const others = await tx.select().from(cities).where(ne(cities.id, id))
  mustBeFree(names, others)
}

/** The same among the areas of one place: a 'Phase 2' of another society is a different area. */
export async function mustBeOwnAreaNames(
  tx: Db,
  area: { id: number; city_id: number; parent_id: number | null },
  names: Names,
): Promise<void> {
  const { id, city_id, parent_id } = area
  const beside = parent_id === null ? isNull(areas.parent_id) : eq(areas.parent_id, parent_id)
  const others = await tx
    .select()
    .from(areas)
    .where(and(eq(areas.city_id, city_id), beside, ne(areas.id, id)))
  mustBeFree(names, others)
}

function mustBeFree(names: Names, others: readonly Names[]): void {
  const keys = new Set(keysOf(names))
  const other = others.find((one) => keysOf(one).some((key) => keys.has(key)))
  if (other) throw new Conflict(t.nameTaken({ name: other.name }))
}

function keysOf({ name, name_ur = '', synonyms }: Names): string[] {
  return [name, name_ur, ...synonyms].map((one) => nameKey(one)).filter(Boolean)
}

/** The synonyms of a place without repetitions and without its own names. */
export function synonymsFor({ name, name_ur = '', synonyms }: Names): string[] {
  const kept = new Map(synonyms.map((synonym) => [nameKey(synonym), synonym]))
  for (const own of [name, name_ur]) kept.delete(nameKey(own))
  return [...kept.values()]
}

/**
 * The names of a place after another one was merged into it: the other's names become synonyms, but the Urdu
 * of the same name is taken where it has none.
 */
export function mergedNames(from: StoredNames, to: StoredNames): { name_ur: string; synonyms: string[] } {
  const isSameName = nameKey(from.name) === nameKey(to.name)
  const name_ur = to.name_ur || (isSameName ? from.name_ur : '')
  const others = [from.name, from.name_ur, ...from.synonyms].filter(Boolean)
  return { name_ur, synonyms: synonymsFor({ name: to.name, name_ur, synonyms: [...to.synonyms, ...others] }) }
}

/** Of everything that changes places at the same time one goes first: names are compared across rows. */
export async function lockPlaces(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('places', 0))`)
}
