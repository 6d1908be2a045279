import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  adCampaigns,
  agents,
  alerts,
  areas,
  cities,
  jobs,
  leadSearch,
  leads,
  priceEvidence,
  projects,
} from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict, Invalid } from '../../errors.ts'
import { nameKey } from '../../trade/index.ts'
import { type AreaRow, lockArea, lockCity } from './lock.ts'
import { moveAreaReferences, moveInViews } from './move-references.ts'
import { lockPlaces, mergedNames } from './names.ts'
import { renameInOffices } from './save.ts'

/**
 * Merges an area into another one of its city: everything that refers to it moves there, the areas inside it too,
 * and its names become synonyms.
 * @throws NotFound for no such area, Invalid for itself or one of another city, Conflict for one inside it
 */
export async function mergeArea(
  { db, actor }: AllowedContext<'places.edit'>,
  { id, into }: { id: number; into: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    const from = await lockArea(tx, id)
    if (into === id) throw new Invalid({ into: t.otherArea })
    const to = await lockArea(tx, into)
    if (to.city_id !== from.city_id) throw new Invalid({ into: t.areaOfSameCity })
    if (await liesIn(tx, to, from)) throw new Conflict(t.mergeOtherWay({ inner: to.name, outer: from.name }))
    await mergeTree(tx, from, to)
    await audit(tx, actor, {
      action: 'merge',
      entity: 'area',
      entityId: id,
      before: from,
      after: { into: to.id, name: to.name },
    })
  })
}

/**
 * Merges a city into another one. Areas of the same name become one; the others move.
 * @throws NotFound for no such city, Invalid for itself
 */
export async function mergeCity(
  { db, actor }: AllowedContext<'places.edit'>,
  { id, into }: { id: number; into: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    const from = await lockCity(tx, id)
    if (into === id) throw new Invalid({ into: t.otherCity })
    const to = await lockCity(tx, into)
    for (const area of await childrenOf(tx, from.id, null))
      await moveTree(tx, area, { city_id: to.id, id: null })
    for (const table of [agents, projects, jobs, leads, leadSearch, priceEvidence, alerts])
      await tx.update(table).set({ city_id: to.id }).where(eq(table.city_id, from.id))
    await tx.execute(sql`
      update ${adCampaigns} set cities = (select array_agg(distinct case when city = ${from.id} then ${to.id} else city end)
        from unnest(cities) as city) where ${from.id} = any(cities)`)
    await moveInViews(tx, 'city_id', from.id, to.id)
    await renameInOffices(tx, from.name, to)
    await tx.delete(cities).where(eq(cities.id, from.id))
    await tx.update(cities).set(mergedNames(from, to)).where(eq(cities.id, to.id))
    await audit(tx, actor, {
      action: 'merge',
      entity: 'city',
      entityId: id,
      before: from,
      after: { into: to.id, name: to.name },
    })
  })
}

/** Everything of `from` goes to `to`, and `from` is gone. */
async function mergeTree(tx: Db, from: AreaRow, to: AreaRow): Promise<void> {
  for (const child of await childrenOf(tx, from.city_id, from.id))
    await moveTree(tx, child, { city_id: to.city_id, id: to.id })
  await moveAreaReferences(tx, from, to)
  await tx.delete(areas).where(eq(areas.id, from.id))
  const position = to.lat === null ? { lat: from.lat, long: from.long } : {}
  await tx
    .update(areas)
    .set({ ...mergedNames(from, to), ...position, outline: to.outline ?? from.outline })
    .where(eq(areas.id, to.id))
}

/** An area with all inside it goes to another place: into its namesake there, else as it is. */
async function moveTree(tx: Db, area: AreaRow, place: { city_id: number; id: number | null }): Promise<void> {
  const key = nameKey(area.name)
  const there = await childrenOf(tx, place.city_id, place.id)
  const twin = there.find(({ name, synonyms }) => [name, ...synonyms].some((one) => nameKey(one) === key))
  if (twin) return mergeTree(tx, area, twin)
  if (place.city_id === area.city_id) {
    await tx.update(areas).set({ parent_id: place.id }).where(eq(areas.id, area.id))
    return
  }
  // Its listings name its city as well, so that it cannot change cities: it is created again there.
  const { id: _, ...facts } = area
  const row = { ...facts, city_id: place.city_id, parent_id: place.id }
  const [made] = await tx.insert(areas).values(row).returning()
  if (!made) throw new Error('The database gave no row')
  await mergeTree(tx, area, made)
}

function childrenOf(tx: Db, cityId: number, parentId: number | null): Promise<AreaRow[]> {
  const inside = parentId === null ? isNull(areas.parent_id) : eq(areas.parent_id, parentId)
  return tx
    .select()
    .from(areas)
    .where(and(eq(areas.city_id, cityId), inside))
    .orderBy(asc(areas.id))
}

async function liesIn(tx: Db, area: AreaRow, outer: AreaRow): Promise<boolean> {
  for (let next = area.parent_id; next !== null; ) {
    if (next === outer.id) return true
    next = (await lockArea(tx, next)).parent_id
  }
  return false
}
