import type { Hono } from 'hono'
import {
  archiveProject,
  changeProject,
  createProject,
  listKeptProjects,
  orderProjects,
  showKeptProject,
} from '#domain/projects/kept.ts'
import { openBrochure } from '#domain/projects/open-brochure.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'
import { download } from './download.ts'

export function mountKeptProjects(
  app: Hono,
  parts: OfficeParts,
  context: Pick<ApiContext, 'db' | 'storage'>,
): void {
  const { db } = context
  mountOfficeCall(app, parts, 'brochure', async ({ by, params }) =>
    download(await openBrochure(context, by, params.id)),
  )
  mountOfficeCall(app, parts, 'listProjects', async ({ by }) => ({ data: await listKeptProjects(db, by) }))
  mountOfficeCall(app, parts, 'showProject', async ({ by, params }) => ({
    data: await showKeptProject(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createProject', async ({ by, body }) => ({
    data: await createProject(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeProject',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeProject(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveProject', async ({ by, params, body }) => ({
    data: await archiveProject(db, by, params.id, body.archived),
  }))
  mountOfficeCall(app, parts, 'orderProjects', async ({ by, body }) => {
    await orderProjects(db, by, body.ids)
    return { data: { done: true } }
  })
}
