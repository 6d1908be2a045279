import type { Hono } from 'hono'
import {
  archiveProject,
  changeProject,
  createProject,
  listProjectsForStaff,
  orderProjects,
  showProjectForStaff,
} from '#domain/projects/admin/collection.ts'
import { openBrochure } from '#domain/projects/open-brochure.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'
import { download } from './download.ts'

export function mountAdminProjects(
  app: Hono,
  parts: AdminParts,
  context: Pick<ApiContext, 'db' | 'storage'>,
): void {
  const { db } = context
  mountAdminCall(app, parts, 'brochure', async ({ by, params }) =>
    download(await openBrochure(context, by, params.id)),
  )
  mountAdminCall(app, parts, 'listProjects', async ({ by }) => ({ data: await listProjectsForStaff(db, by) }))
  mountAdminCall(app, parts, 'showProject', async ({ by, params }) => ({
    data: await showProjectForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createProject', async ({ by, body }) => ({
    data: await createProject(db, by, body),
  }))
  mountAdminCall(
    app,
    parts,
    'changeProject',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeProject(db, by, { id, version }, fields),
    }),
  )
  mountAdminCall(app, parts, 'archiveProject', async ({ by, params, body }) => ({
    data: await archiveProject(db, by, params.id, body.archived),
  }))
  mountAdminCall(app, parts, 'orderProjects', async ({ by, body }) => {
    await orderProjects(db, by, body.ids)
    return { data: { done: true } }
  })
}
