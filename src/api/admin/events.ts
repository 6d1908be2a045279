import type { Hono } from 'hono'
import {
  archiveEvent,
  changeEvent,
  createEvent,
  listEventsForStaff,
  showEventForStaff,
} from '#domain/events/admin/collection.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminEvents(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountAdminCall(app, parts, 'listEvents', async ({ by }) => ({ data: await listEventsForStaff(db, by) }))
  mountAdminCall(app, parts, 'showEvent', async ({ by, params }) => ({
    data: await showEventForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'uploadEvent', async ({ by, body }) => ({
    data: await createEvent(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeEvent', async ({ by, params: { id }, body: { version, ...fields } }) => ({
    data: await changeEvent(db, by, { id, version }, fields),
  }))
  mountAdminCall(app, parts, 'archiveEvent', async ({ by, params, body }) => ({
    data: await archiveEvent(db, by, params.id, body.archived),
  }))
}
