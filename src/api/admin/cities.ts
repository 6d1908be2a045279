import type { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { deleteArea, deleteCity } from '#domain/places/admin/delete.ts'
import { listAreasForStaff, listCitiesForStaff } from '#domain/places/admin/list.ts'
import { mergeArea, mergeCity } from '#domain/places/admin/merge.ts'
import { changeArea, changeCity, createArea, createCity } from '#domain/places/admin/save.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

const done = { data: { done: true as const } }

export function mountAdminCities(app: Hono, parts: AdminParts, { db }: { db: Db }): void {
  mountAdminCall(app, parts, 'adminCities', async ({ by }) => ({ data: await listCitiesForStaff(db, by) }))
  mountAdminCall(app, parts, 'adminAreas', async ({ by, params }) => ({
    data: await listAreasForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createCity', async ({ by, body }) => ({
    data: await createCity(db, by, body),
  }))
  mountAdminCall(app, parts, 'createArea', async ({ by, body }) => ({
    data: await createArea(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeCity', async ({ by, params, body }) => {
    await changeCity(db, by, params.id, body)
    return done
  })
  mountAdminCall(app, parts, 'changeArea', async ({ by, params, body }) => {
    await changeArea(db, by, params.id, body)
    return done
  })
  mountAdminCall(app, parts, 'mergeCity', async ({ by, params, body }) => {
    await mergeCity(db, by, params.id, body)
    return done
  })
  mountAdminCall(app, parts, 'mergeArea', async ({ by, params, body }) => {
    await mergeArea(db, by, params.id, body)
    return done
  })
  mountAdminCall(app, parts, 'deleteCity', async ({ by, params }) => {
    await deleteCity(db, by, params.id)
    return done
  })
  mountAdminCall(app, parts, 'deleteArea', async ({ by, params }) => {
    await deleteArea(db, by, params.id)
    return done
  })
}
