import type { Hono } from 'hono'
import { exportListings } from '#domain/exports/listings.ts'
import type { ApiContext } from '../context.ts'
import { sendExport } from '../send-export.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountExports(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'exportListings', async ({ by, query }) =>
    sendExport('listings.csv', await exportListings(db, by, query)),
  )
  mountOfficeCall(app, parts, 'exportListingsAsXlsx', async ({ by, query }) =>
    sendExport('listings.xlsx', await exportListings(db, by, query)),
  )
}
