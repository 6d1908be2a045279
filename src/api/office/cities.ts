import type { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { deleteArea, deleteCity } from '#domain/places/office/delete.ts'
import { listKeptAreas, listKeptCities } from '#domain/places/office/list.ts'
import { mergeArea, mergeCity } from '#domain/places/office/merge.ts'
import { changeArea, changeCity, createArea, createCity } from '#domain/places/office/save.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

const done = { data: { done: true as const } }

export function mountOfficeCities(app: Hono, parts: OfficeParts, { db }: { db: Db }): void {
  mountOfficeCall(app, parts, 'officeCities', async ({ by }) => ({ data: await listKeptCities(db, by) }))
  mountOfficeCall(app, parts, 'officeAreas', async ({ by, params }) => ({
    data: await listKeptAreas(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createCity', async ({ by, body }) => ({
    data: await createCity(db, by, body),
  }))
  mountOfficeCall(app, parts, 'createArea', async ({ by, body }) => ({
    data: await createArea(db, by, body),
  }))
  mountOfficeCall(app, parts, 'changeCity', async ({ by, params, body }) => {
    await changeCity(db, by, params.id, body)
    return done
  })
  mountOfficeCall(app, parts, 'changeArea', async ({ by, params, body }) => {
    await changeArea(db, by, params.id, body)
    return done
  })
  mountOfficeCall(app, parts, 'mergeCity', async ({ by, params, body }) => {
    await mergeCity(db, by, params.id, body)
    return done
  })
  mountOfficeCall(app, parts, 'mergeArea', async ({ by, params, body }) => {
    await mergeArea(db, by, params.id, body)
    return done
  })
  mountOfficeCall(app, parts, 'deleteCity', async ({ by, params }) => {
    await deleteCity(db, by, params.id)
    return done
  })
  mountOfficeCall(app, parts, 'deleteArea', async ({ by, params }) => {
    await deleteArea(db, by, params.id)
    return done
  })
}
