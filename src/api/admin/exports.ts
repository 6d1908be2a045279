import type { Hono } from 'hono'
import { exportListings } from '#domain/exports/index.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountExports(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'exportListings', async ({ ctx, query }) =>
    sendExport('listings.csv', await exportListings(ctx, query)),
  )
  mountAdminCall(app, parts, 'exportListingsAsXlsx', async ({ ctx, query }) =>
    sendExport('listings.xlsx', await exportListings(ctx, query)),
  )
}
