import type { Hono } from 'hono'
import type { Staff } from '#domain/access/allow.ts'
import { applyImport, previewImport, stopImport, undoImport } from '#domain/imports/runs/begin.ts'
import { listImports } from '#domain/imports/runs/list.ts'
import { listImportProfiles, saveImportProfile } from '#domain/imports/runs/profiles.ts'
import { refusedRows } from '#domain/imports/runs/refused-rows.ts'
import { showImport } from '#domain/imports/runs/show.ts'
import { uploadImport } from '#domain/imports/runs/upload.ts'
import type { ApiContext } from '../context.ts'
import { sendCsv } from '../send-file.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountImports(app: Hono, parts: AdminParts, context: ApiContext): void {
  const { db, config } = context
  const shown = async (by: Staff, id: number) => ({ data: await showImport(db, by, id) })

  mountAdminCall(app, parts, 'imports', async ({ by, query }) => listImports(db, by, query))
  mountAdminCall(app, parts, 'uploadImport', async ({ by, query, file }) =>
    shown(by, await uploadImport(context, by, config.dataDir, { name: query.name, body: file })),
  )
  mountAdminCall(app, parts, 'import', async ({ by, params }) => shown(by, params.run))
  mountAdminCall(app, parts, 'previewImport', async ({ by, params, body }) => {
    await previewImport(context, by, params.run, body)
    return shown(by, params.run)
  })
  mountAdminCall(app, parts, 'applyImport', async ({ by, params }) => {
    await applyImport(context, by, params.run)
    return shown(by, params.run)
  })
  mountAdminCall(app, parts, 'stopImport', async ({ by, params }) => {
    await stopImport(context, by, params.run)
    return shown(by, params.run)
  })
  mountAdminCall(app, parts, 'undoImport', async ({ by, params }) => {
    await undoImport(context, by, params.run)
    return shown(by, params.run)
  })
  mountAdminCall(app, parts, 'refusedRows', async ({ by, params }) => {
    const { name, lines } = await refusedRows(db, by, params.run)
    return sendCsv(name, lines)
  })
  mountAdminCall(app, parts, 'importProfiles', async ({ by }) => ({
    data: await listImportProfiles(db, by),
  }))
  mountAdminCall(app, parts, 'saveImportProfile', async ({ by, params, body }) => ({
    data: await saveImportProfile(db, by, params.name, body.mapping),
  }))
}
