import type { Hono } from 'hono'
import { showToday } from '#domain/today/show.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountToday(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'today', async ({ by }) => ({ data: await showToday(db, by) }))
}
