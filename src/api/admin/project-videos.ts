import type { Hono } from 'hono'
import {
  archiveProjectVideo,
  changeProjectVideo,
  createProjectVideo,
  listVideosForStaff,
  showVideoForStaff,
} from '#domain/projects/admin/videos.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminProjectVideos(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountAdminCall(app, parts, 'listProjectVideos', async ({ by }) => ({
    data: await listVideosForStaff(db, by),
  }))
  mountAdminCall(app, parts, 'showProjectVideo', async ({ by, params }) => ({
    data: await showVideoForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createProjectVideo', async ({ by, body }) => ({
    data: await createProjectVideo(db, by, fieldsOf(body)),
  }))
  mountAdminCall(app, parts, 'changeProjectVideo', async ({ by, params: { projectID }, body }) => {
    const { id, version, ...fields } = body
    const moved = { ...fields, projectID: fields.projectID ?? projectID }
    return { data: await changeProjectVideo(db, by, { id, projectID, version }, fieldsOf(moved)) }
  })
  mountAdminCall(app, parts, 'deleteProjectVideo', async ({ by, body }) => ({
    data: await archiveProjectVideo(db, by, body.id, true),
  }))
  mountAdminCall(app, parts, 'archiveProjectVideo', async ({ by, params, body }) => ({
    data: await archiveProjectVideo(db, by, params.id, body.archived),
  }))
}

/** A form has lists where a film is one thing. */
function fieldsOf<Form extends { url: string[]; poster: string[] }>({ url, poster, ...fields }: Form) {
  return { ...fields, url: url[0] ?? '', poster: poster[0] ?? null }
}
