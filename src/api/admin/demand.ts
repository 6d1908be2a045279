import type { Hono } from 'hono'
import { showDemand } from '#domain/demand/index.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountDemand(app: Hono, parts: AdminParts, { counts }: Pick<ApiContext, 'counts'>): void {
  mountAdminCall(app, parts, 'demand', async ({ ctx, query }) => {
    // Saves the counts so far, so that the page shows them.
    await counts.save()
    return { data: await showDemand(ctx, query.range) }
  })
}
