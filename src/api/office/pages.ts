import type { Hono } from 'hono'
import {
  changePage,
  listKeptPages,
  previewPage,
  revertPage,
  showKeptPage,
  showPageVersion,
} from '#domain/pages/kept.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountKeptPages(
  app: Hono,
  parts: OfficeParts,
  context: Pick<ApiContext, 'db' | 'texts'>,
): void {
  mountOfficeCall(app, parts, 'listPages', async ({ by }) => ({ data: await listKeptPages(context, by) }))
  mountOfficeCall(app, parts, 'showKeptPage', async ({ by, params: { name } }) => ({
    data: await showKeptPage(context, by, name),
  }))
  mountOfficeCall(app, parts, 'showPageVersion', async ({ by, params: { name, version } }) => ({
    data: { written: await showPageVersion(context, by, name, version) },
  }))
  mountOfficeCall(app, parts, 'previewPage', async ({ by, params: { name }, body: { written } }) => ({
    data: await previewPage(context, by, name, written),
  }))
  mountOfficeCall(app, parts, 'changePage', async ({ by, params: { name }, body }) => ({
    data: await changePage(context, by, name, body),
  }))
  mountOfficeCall(app, parts, 'revertPage', async ({ by, params: { name }, body: { version } }) => ({
    data: await revertPage(context, by, name, version),
  }))
}
