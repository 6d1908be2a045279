import type { Hono } from 'hono'
import { exportListings } from '#domain/exports/listings.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountExports(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountAdminCall(app, parts, 'exportListings', async ({ by, query }) =>
    sendExport('listings.csv', await exportListings(db, by, query)),
  )
  mountAdminCall(app, parts, 'exportListingsAsXlsx', async ({ by, query }) =>
    sendExport('listings.xlsx', await exportListings(db, by, query)),
  )
}
