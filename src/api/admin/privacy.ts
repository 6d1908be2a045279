import type { Hono } from 'hono'
import { erasePerson, findPerson } from '#domain/privacy/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountPrivacy(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'findPersonalData', async ({ ctx, body }) => ({
    data: await findPerson(ctx, body),
  }))
  mountAdminCall(app, parts, 'erasePersonalData', async ({ ctx, body }) => ({
    data: await erasePerson(ctx, body),
  }))
}
