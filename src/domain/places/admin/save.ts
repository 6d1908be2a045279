import { eq, sql } from 'drizzle-orm'
import type { AreaFields, CityFields } from '#contract/admin/cities.ts'
import { slug } from '#contract/text/slugs.ts'
import type { Db } from '#db/client.ts'
import { areas, cities, offices } from '#db/schema/index.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Invalid } from '../../errors.ts'
import { lockArea, lockCity } from './lock.ts'
import { lockPlaces, mustBeOwnAreaNames, mustBeOwnCityNames, synonymsFor } from './names.ts'

/** Makes a city. @throws Conflict when another city has the name or a synonym */
export async function createCity(
  { db, actor }: AllowedContext<'places.edit'>,
  fields: CityFields,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    await lockPlaces(tx)
    await mustBeOwnCityNames(tx, 0, fields)
    const row = { ...fields, synonyms: synonymsFor(fields), slug: slugOf(fields.name) }
    const [made] = await tx.insert(cities).values(row).returning({ id: cities.id })
    if (!made) throw new Error('The database gave no row')
    await audit(tx, actor, {
      action: 'create',
      entity: 'city',
      entityId: made.id,
      before: null,
      after: fields,
    })
    return made
  })
}

/**
 * Changes a city. Its address stays; offices that name it follow its new name.
 * @throws NotFound for no such city, Conflict when another one has the name or a synonym
 */
export async function changeCity(
  { db, actor }: AllowedContext<'places.edit'>,
  { id, fields }: { id: number; fields: CityFields },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    const before = await lockCity(tx, id)
    const names = { ...fields, name_ur: fields.name_ur ?? before.name_ur }
    await mustBeOwnCityNames(tx, id, names)
    const after = { ...names, synonyms: synonymsFor(names) }
    await tx.update(cities).set(after).where(eq(cities.id, id))
    if (before.name !== names.name || before.name_ur !== names.name_ur)
      await renameInOffices(tx, before.name, names)
    await audit(tx, actor, { action: 'change', entity: 'city', entityId: id, before, after })
  })
}

/** Offices name their city by its text, and in Urdu where it has an Urdu name. */
export async function renameInOffices(
  tx: Db,
  from: string,
  to: { name: string; name_ur: string },
): Promise<void> {
  const names = { city: to.name, ...(to.name_ur && { city_ur: to.name_ur }) }
  await tx.update(offices).set(names).where(sql`lower(${offices.city}) = lower(${from})`)
}

/**
 * Makes an area.
 * @throws Invalid for a city or a surrounding area that is not there, Conflict for a name that is taken there
 */
export async function createArea(
  { db, actor }: AllowedContext<'places.edit'>,
  given: AreaFields & { city_id: number; parent_id: number | null },
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    await lockPlaces(tx)
    await mustLieSomewhere(tx, given)
    await mustBeOwnAreaNames(tx, { ...given, id: 0 }, given)
    const row = { ...given, synonyms: synonymsFor(given) }
    const [made] = await tx.insert(areas).values(row).returning({ id: areas.id })
    if (!made) throw new Error('The database gave no row')
    await audit(tx, actor, { action: 'create', entity: 'area', entityId: made.id, before: null, after: row })
    return made
  })
}

/** Changes an area. @throws NotFound for no such area, Conflict when one beside it has the name or a synonym */
export async function changeArea(
  { db, actor }: AllowedContext<'places.edit'>,
  { id, fields }: { id: number; fields: AreaFields },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlaces(tx)
    const before = await lockArea(tx, id)
    const names = { ...fields, name_ur: fields.name_ur ?? before.name_ur }
    await mustBeOwnAreaNames(tx, before, names)
    const after = { ...names, synonyms: synonymsFor(names) }
    await tx.update(areas).set(after).where(eq(areas.id, id))
    await audit(tx, actor, { action: 'change', entity: 'area', entityId: id, before, after })
  })
}

async function mustLieSomewhere(
  tx: Db,
  { city_id, parent_id }: { city_id: number; parent_id: number | null },
): Promise<void> {
  if ((await tx.$count(cities, eq(cities.id, city_id))) === 0) throw new Invalid({ city_id: t.chooseCity })
  if (parent_id === null) return
  const [parent] = await tx.select().from(areas).where(eq(areas.id, parent_id))
  if (parent?.city_id !== city_id) throw new Invalid({ parent_id: t.chooseAreaOfCity })
}

function slugOf(name: string): string {
  return slug(name.toLowerCase())
}
