import type { Hono } from 'hono'
import { showToday } from '#domain/today/show.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountToday(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountAdminCall(app, parts, 'today', async ({ by }) => ({ data: await showToday(db, by) }))
}
