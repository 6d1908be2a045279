import type { Hono } from 'hono'
import {
  changePage,
  listPagesForStaff,
  previewPage,
  revertPage,
  showPageForStaff,
  showPageVersion,
} from '#domain/pages/index.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminPages(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'listPages', async ({ ctx }) => ({ data: await listPagesForStaff(ctx) }))
  mountAdminCall(app, parts, 'showPageForStaff', async ({ ctx, params: { name } }) => ({
    data: await showPageForStaff(ctx, name),
  }))
  mountAdminCall(app, parts, 'showPageVersion', async ({ ctx, params: { name, version } }) => ({
    data: { written: await showPageVersion(ctx, { name, version }) },
  }))
  mountAdminCall(app, parts, 'previewPage', async ({ ctx, params: { name }, body }) => ({
    data: await previewPage(ctx, { name, ...body }),
  }))
  mountAdminCall(app, parts, 'changePage', async ({ ctx, params: { name }, body }) => ({
    data: await changePage(ctx, { name, ...body }),
  }))
  mountAdminCall(app, parts, 'revertPage', async ({ ctx, params: { name }, body }) => ({
    data: await revertPage(ctx, { name, ...body }),
  }))
}
