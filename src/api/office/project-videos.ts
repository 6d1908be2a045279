import type { Hono } from 'hono'
import {
  archiveProjectVideo,
  changeProjectVideo,
  createProjectVideo,
  listKeptVideos,
  showKeptVideo,
} from '#domain/projects/kept-videos.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountKeptVideos(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountOfficeCall(app, parts, 'listProjectVideos', async ({ by }) => ({ data: await listKeptVideos(db, by) }))
  mountOfficeCall(app, parts, 'showProjectVideo', async ({ by, params }) => ({
    data: await showKeptVideo(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createProjectVideo', async ({ by, body }) => ({
    data: await createProjectVideo(db, by, fieldsOf(body)),
  }))
  mountOfficeCall(app, parts, 'changeProjectVideo', async ({ by, params: { projectID }, body }) => {
    const { id, version, ...fields } = body
    const moved = { ...fields, projectID: fields.projectID ?? projectID }
    return { data: await changeProjectVideo(db, by, { id, projectID, version }, fieldsOf(moved)) }
  })
  mountOfficeCall(app, parts, 'deleteProjectVideo', async ({ by, body }) => ({
    data: await archiveProjectVideo(db, by, body.id, true),
  }))
  mountOfficeCall(app, parts, 'archiveProjectVideo', async ({ by, params, body }) => ({
    data: await archiveProjectVideo(db, by, params.id, body.archived),
  }))
}

/** A form has lists where a film is one thing. */
function fieldsOf<Form extends { url: string[]; poster: string[] }>({ url, poster, ...fields }: Form) {
  return { ...fields, url: url[0] ?? '', poster: poster[0] ?? null }
}
