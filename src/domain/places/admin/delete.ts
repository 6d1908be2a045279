import { sql } from 'drizzle-orm'
import { recordErrors as t } from '#messages/admin.ts'
import { audit } from '../../audit/index.ts'
import type { AllowedContext } from '../../context.ts'
import { Conflict } from '../../errors.ts'
import { removeUnusedAreas, removeUnusedCities } from '../unused.ts'
import { lockArea, lockCity } from './lock.ts'

/** Deletes a city. @throws NotFound for no such city, Conflict while anything refers to it */
export async function deleteCity({ db, actor }: AllowedContext<'places.edit'>, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockCity(tx, id)
    const gone = await removeUnusedCities(tx, sql`(${id}::int)`)
    if (gone.length === 0) throw new Conflict(t.cityInUse({ name: before.name }))
    await audit(tx, actor, { action: 'delete', entity: 'city', entityId: id, before, after: null })
  })
}

/** Deletes an area. @throws NotFound for no such area, Conflict while anything refers to it */
export async function deleteArea({ db, actor }: AllowedContext<'places.edit'>, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockArea(tx, id)
    const gone = await removeUnusedAreas(tx, sql`(${id}::int)`)
    if (gone.length === 0) throw new Conflict(t.areaInUse({ name: before.name }))
    await audit(tx, actor, { action: 'delete', entity: 'area', entityId: id, before, after: null })
  })
}
