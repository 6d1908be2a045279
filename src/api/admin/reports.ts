import type { Hono } from 'hono'
import { leadComparables, listingComparables, quarterlyReportDraft } from '#domain/reports/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'
import { download } from './download.ts'

const contentType = 'application/pdf'

export function mountReports(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'listingComparables', async ({ ctx, params, query }) => {
    const { name, pdf } = await listingComparables(ctx, { id: params.id, ...query })
    return download({ name, contentType, bytes: new Uint8Array(pdf) })
  })
  mountAdminCall(app, parts, 'leadComparables', async ({ ctx, params, query }) => {
    const { name, pdf } = await leadComparables(ctx, { id: params.lead, ...query })
    return download({ name, contentType, bytes: new Uint8Array(pdf) })
  })
  mountAdminCall(app, parts, 'quarterlyReportPdf', async ({ ctx, params, query }) => {
    const { name, pdf } = await quarterlyReportDraft(ctx, { id: params.id, ...query })
    return download({ name, contentType, bytes: new Uint8Array(pdf) })
  })
}
