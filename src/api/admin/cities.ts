import type { Hono } from 'hono'
import {
  changeArea,
  changeCity,
  createArea,
  createCity,
  deleteArea,
  deleteCity,
  listAreasForStaff,
  listCitiesForStaff,
  mergeArea,
  mergeCity,
  outlineForStaff,
} from '#domain/places/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

const done = { data: { done: true as const } }

export function mountAdminCities(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'adminCities', async ({ ctx }) => ({ data: await listCitiesForStaff(ctx) }))
  mountAdminCall(app, parts, 'adminAreas', async ({ ctx, params }) => ({
    data: await listAreasForStaff(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'areaOutline', async ({ ctx, params }) => ({
    data: { outline: await outlineForStaff(ctx, params.id) },
  }))
  mountAdminCall(app, parts, 'createCity', async ({ ctx, body }) => ({
    data: await createCity(ctx, body),
  }))
  mountAdminCall(app, parts, 'createArea', async ({ ctx, body }) => ({
    data: await createArea(ctx, body),
  }))
  mountAdminCall(app, parts, 'changeCity', async ({ ctx, params, body }) => {
    await changeCity(ctx, { id: params.id, fields: body })
    return done
  })
  mountAdminCall(app, parts, 'changeArea', async ({ ctx, params, body }) => {
    await changeArea(ctx, { id: params.id, fields: body })
    return done
  })
  mountAdminCall(app, parts, 'mergeCity', async ({ ctx, params, body }) => {
    await mergeCity(ctx, { id: params.id, ...body })
    return done
  })
  mountAdminCall(app, parts, 'mergeArea', async ({ ctx, params, body }) => {
    await mergeArea(ctx, { id: params.id, ...body })
    return done
  })
  mountAdminCall(app, parts, 'deleteCity', async ({ ctx, params }) => {
    await deleteCity(ctx, params.id)
    return done
  })
  mountAdminCall(app, parts, 'deleteArea', async ({ ctx, params }) => {
    await deleteArea(ctx, params.id)
    return done
  })
}
