import type { Hono } from 'hono'
import { erasePerson } from '#domain/privacy/erase.ts'
import { findPerson } from '#domain/privacy/find.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountPrivacy(app: Hono, parts: AdminParts, context: ApiContext): void {
  mountAdminCall(app, parts, 'findPersonalData', async ({ by, body }) => ({
    data: await findPerson(context.db, by, body),
  }))
  mountAdminCall(app, parts, 'erasePersonalData', async ({ by, body }) => ({
    data: await erasePerson(context, by, body),
  }))
}
