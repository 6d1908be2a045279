import type { Hono } from 'hono'
import type { AllowedContext } from '#domain/context.ts'
import {
  applyImport,
  listImportProfiles,
  listImports,
  previewImport,
  refusedRows,
  saveImportProfile,
  showImport,
  stopImport,
  undoImport,
  uploadImport,
} from '#domain/imports/index.ts'
import { sendCsv } from '../send-file.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountImports(app: Hono, parts: AdminParts): void {
  const shown = async (ctx: AllowedContext<'listings.import'>, id: number) => ({
    data: await showImport(ctx, id),
  })

  mountAdminCall(app, parts, 'imports', async ({ ctx, query }) => listImports(ctx, query))
  mountAdminCall(app, parts, 'uploadImport', async ({ ctx, query, file }) =>
    shown(ctx, await uploadImport(ctx, { ...query, body: file })),
  )
  mountAdminCall(app, parts, 'import', async ({ ctx, params }) => shown(ctx, params.run))
  mountAdminCall(app, parts, 'previewImport', async ({ ctx, params, body }) => {
    await previewImport(ctx, { id: params.run, ...body })
    return shown(ctx, params.run)
  })
  mountAdminCall(app, parts, 'applyImport', async ({ ctx, params }) => {
    await applyImport(ctx, params.run)
    return shown(ctx, params.run)
  })
  mountAdminCall(app, parts, 'stopImport', async ({ ctx, params }) => {
    await stopImport(ctx, params.run)
    return shown(ctx, params.run)
  })
  mountAdminCall(app, parts, 'undoImport', async ({ ctx, params }) => {
    await undoImport(ctx, params.run)
    return shown(ctx, params.run)
  })
  mountAdminCall(app, parts, 'refusedRows', async ({ ctx, params }) => {
    const { name, lines } = await refusedRows(ctx, params.run)
    return sendCsv(name, lines)
  })
  mountAdminCall(app, parts, 'importProfiles', async ({ ctx }) => ({
    data: await listImportProfiles(ctx),
  }))
  mountAdminCall(app, parts, 'saveImportProfile', async ({ ctx, params, body }) => ({
    data: await saveImportProfile(ctx, { name: params.name, mapping: body.mapping }),
  }))
}
