import type { Hono } from 'hono'
import {
  changePage,
  listPagesForStaff,
  previewPage,
  revertPage,
  showPageForStaff,
  showPageVersion,
} from '#domain/pages/admin/texts.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminPages(
  app: Hono,
  parts: AdminParts,
  context: Pick<ApiContext, 'db' | 'texts'>,
): void {
  mountAdminCall(app, parts, 'listPages', async ({ by }) => ({ data: await listPagesForStaff(context, by) }))
  mountAdminCall(app, parts, 'showPageForStaff', async ({ by, params: { name } }) => ({
    data: await showPageForStaff(context, by, name),
  }))
  mountAdminCall(app, parts, 'showPageVersion', async ({ by, params: { name, version } }) => ({
    data: { written: await showPageVersion(context, by, name, version) },
  }))
  mountAdminCall(app, parts, 'previewPage', async ({ by, params: { name }, body: { written } }) => ({
    data: await previewPage(context, by, name, written),
  }))
  mountAdminCall(app, parts, 'changePage', async ({ by, params: { name }, body }) => ({
    data: await changePage(context, by, name, body),
  }))
  mountAdminCall(app, parts, 'revertPage', async ({ by, params: { name }, body: { version } }) => ({
    data: await revertPage(context, by, name, version),
  }))
}
