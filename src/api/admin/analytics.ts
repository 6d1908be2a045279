import type { Hono } from 'hono'
import { showAnalytics } from '#domain/analytics/show.ts'
import { exportAnalytics } from '#domain/exports/analytics.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAnalytics(
  app: Hono,
  parts: AdminParts,
  { db, counts }: Pick<ApiContext, 'db' | 'counts'>,
): void {
  mountAdminCall(app, parts, 'analytics', async ({ by, query }) => {
    // Whoever looks sees what has happened until now.
    await counts.save()
    return { data: await showAnalytics(db, by, query.range) }
  })
  mountAdminCall(app, parts, 'exportAnalytics', async ({ by, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.csv`, await exportAnalytics(db, by, query)),
  )
  mountAdminCall(app, parts, 'exportAnalyticsAsXlsx', async ({ by, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.xlsx`, await exportAnalytics(db, by, query)),
  )
}
