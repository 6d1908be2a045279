import type { Hono } from 'hono'
import { showToday } from '#domain/today/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountToday(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'today', async ({ ctx }) => ({ data: await showToday(ctx) }))
}
