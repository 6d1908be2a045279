import type { projectVideos as declared } from '#contract/admin/project-videos.ts'
import { projectPath } from '#contract/paths.ts'
import { toasts } from '#messages/common.ts'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import type { CollectionDetails, FieldsOf } from '../collections/collection-details.ts'

export const projectVideos: CollectionDetails<typeof declared> = {
  text: 'The films on the pages of projects, the newest first.',
  name: 'title',
  picture: 'poster',
  onSite: ({ projectID }) => projectPath({ id: projectID ?? 0, name: 'project' }),
  // To the letter: S8.3.
  toasts: {
    created: toasts.projectVideoCreate.success,
    notCreated: toasts.projectVideoCreate.failure,
    changed: toasts.projectVideoUpdate.success,
    notChanged: toasts.projectVideoUpdate.failure,
  },
  columns: [
    { name: 'project', label: 'Project', width: 240, cell: ({ project }) => project },
    {
      name: 'source',
      label: 'Film',
      width: 130,
      cell: ({ url }) => (url.startsWith('media/') ? 'Uploaded' : 'A link'),
    },
    { name: 'createdAt', label: 'Added on', width: 130, cell: ({ createdAt }) => formatDate(createdAt) },
  ],
  empty: () => ({ projectID: null, title: '', description: '', url: '', poster: null }),
  sections: [
    {
      title: 'The film',
      fields: [
        { kind: 'project', name: 'projectID', label: 'Project' },
        { kind: 'text', name: 'title', label: 'Title' },
        { kind: 'lines', name: 'description', label: 'Description', wide: true },
        { kind: 'film', name: 'url', label: 'Film', wide: true },
        {
          kind: 'picture',
          name: 'poster',
          label: 'Picture until it plays',
          hint: 'Without one, that of its first seconds where one could be made',
          nullable: true,
          wide: true,
        },
      ],
    },
  ],
  create: (fields) => call('createProjectVideo', { body: formOf(fields) }),
  change: ({ id, version, projectID }, fields) =>
    call('changeProjectVideo', {
      params: { projectID: projectID ?? fields.projectID },
      body: { ...formOf(fields), id: String(id), version: String(version) },
    }),
  useArchive: () => ({ archive, dialog: null }),
}

/** Deleting has a call of its own, which the specification gives: S8.3. */
function archive(id: number, archived: boolean) {
  return archived
    ? call('deleteProjectVideo', { body: { id } })
    : call('archiveProjectVideo', { params: { id }, body: { archived } })
}

/** As the specification's form has it. */
function formOf({ projectID, url, poster, ...words }: FieldsOf<typeof declared>) {
  return { ...words, projectID: String(projectID), url: [url], poster: poster ? [poster] : [] }
}
