import type { Hono } from 'hono'
import {
  beginViewing,
  changeByStaff,
  changeCalendarAddress,
  listViewings,
  showCalendarAddress,
  viewingsOfLead,
} from '#domain/viewings/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminViewings(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'viewings', async ({ ctx, query }) => ({ data: await listViewings(ctx, query) }))
  mountAdminCall(app, parts, 'leadViewings', async ({ ctx, params }) => ({
    data: await viewingsOfLead(ctx, params.lead),
  }))
  mountAdminCall(app, parts, 'beginViewing', async ({ ctx, params, body }) => ({
    data: await beginViewing(ctx, { leadId: params.lead, asked: body }),
  }))
  mountAdminCall(app, parts, 'updateViewing', async ({ ctx, params, body }) => ({
    data: await changeByStaff(ctx, { id: params.viewing, change: body }),
  }))
  mountAdminCall(app, parts, 'calendarAddress', async ({ ctx }) => ({
    data: { path: await showCalendarAddress(ctx) },
  }))
  mountAdminCall(app, parts, 'changeCalendarAddress', async ({ ctx, body }) => ({
    data: { path: await changeCalendarAddress(ctx, body.active) },
  }))
}
