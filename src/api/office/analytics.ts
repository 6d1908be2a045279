import type { Hono } from 'hono'
import { showAnalytics } from '#domain/analytics/show.ts'
import { exportAnalytics } from '#domain/exports/analytics.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountAnalytics(
  app: Hono,
  parts: OfficeParts,
  { db, counts }: Pick<ApiContext, 'db' | 'counts'>,
): void {
  mountOfficeCall(app, parts, 'analytics', async ({ by, query }) => {
    // Whoever looks sees what has happened until now.
    await counts.save()
    return { data: await showAnalytics(db, by, query.range) }
  })
  mountOfficeCall(app, parts, 'exportAnalytics', async ({ by, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.csv`, await exportAnalytics(db, by, query)),
  )
  mountOfficeCall(app, parts, 'exportAnalyticsAsXlsx', async ({ by, query }) =>
    sendExport(`analytics-${query.table}-${query.range}.xlsx`, await exportAnalytics(db, by, query)),
  )
}
