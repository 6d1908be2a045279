import type { Hono } from 'hono'
import { exportAnalytics, showAnalytics } from '#domain/analytics/index.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAnalytics(app: Hono, parts: AdminParts, { counts }: Pick<ApiContext, 'counts'>): void {
  mountAdminCall(app, parts, 'analytics', async ({ ctx, query }) => {
    // Saves the counts so far, so that the page shows them.
    await counts.save()
    return { data: await showAnalytics(ctx, query.range) }
  })
  mountAdminCall(app, parts, 'exportAnalytics', async ({ ctx, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.csv`, await exportAnalytics(ctx, query)),
  )
  mountAdminCall(app, parts, 'exportAnalyticsAsXlsx', async ({ ctx, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.xlsx`, await exportAnalytics(ctx, query)),
  )
}
