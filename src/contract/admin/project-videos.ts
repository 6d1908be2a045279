/** The films of projects: S7.2, S8.3, D10. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { anyLines, id, line, storedAddress, urduLine, urduLines, webAddress } from './fields.ts'

export const VideoFields = z.strictObject({
  projectID: id,
  title: line(150),
  title_ur: urduLine(150),
  description: anyLines(2000),
  description_ur: urduLines(2000),
  url: z.union([storedAddress, webAddress], t.video),
  poster: storedAddress.nullable(),
})
export type VideoFields = z.output<typeof VideoFields>

const typedId = z.coerce.number<string>().int().positive().max(2_147_483_647)

/** The form as it is sent: a file is stored and replaced by its address. */
const VideoForm = z.strictObject({
  projectID: typedId,
  title: VideoFields.shape.title,
  title_ur: VideoFields.shape.title_ur,
  description: VideoFields.shape.description.default(''),
  description_ur: VideoFields.shape.description_ur,
  url: z
    .array(VideoFields.shape.url)
    .min(1, { error: () => t.video })
    .max(1, { error: () => t.oneVideo })
    .describe('The video file, the URL of an uploaded one, or a link to YouTube or Vimeo'),
  poster: z
    .array(storedAddress)
    .max(1, { error: () => t.onePicture })
    .default([])
    .describe('A picture, or its URL'),
})

const form = { url: ['video'], poster: ['picture'] } as const

export const projectVideos = collection({
  one: 'project video',
  many: 'project videos',
  permission: 'projects.edit',
  fields: VideoFields,
  row: VideoFields.extend({ ...recordState, project: z.string(), created_at: z.string() }),
})

const { calls } = projectVideos
// The id is in the body and not in the path.
const { params: _, ...archiving } = calls.archiveProjectVideo

export const projectVideoCalls = {
  ...calls,
  createProjectVideo: {
    ...calls.createProjectVideo,
    path: '/api/projectVideos/create',
    summary: 'Add a video to a project',
    body: VideoForm,
    form,
    errors: [...calls.createProjectVideo.errors, 404, 408],
  },
  changeProjectVideo: {
    ...calls.changeProjectVideo,
    path: '/api/projectVideos/update/:projectID',
    summary: 'Update a video of a project',
    description: 'Can also move it to another project.',
    params: z.object({ projectID: typedId }),
    body: VideoForm.extend({
      id: typedId.describe('The ID of the video'),
      projectID: typedId.optional().describe('The project to move the video to'),
      version: typedId
        .optional()
        .describe('The version that was read; returns 409 if the video was saved since'),
    }),
    form,
    errors: [...calls.changeProjectVideo.errors, 408],
  },
  deleteProjectVideo: {
    ...archiving,
    path: '/api/projectVideos/delete',
    summary: 'Remove a video of a project from the site',
    body: z.strictObject({ id }),
  },
} as const satisfies Record<string, AdminEndpoint>
