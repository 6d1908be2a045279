import type { projectVideos as declared } from '#contract/admin/project-videos.ts'
import { projectPath } from '#contract/paths.ts'
import { adminProjectVideos as t } from '#messages/admin.ts'
import { toasts } from '#messages/common.ts'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import type { CollectionDetails, FieldsOf } from '../collections/collection-details.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'

export const projectVideos: CollectionDetails<typeof declared> = {
  text: t.intro,
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
    { name: 'project', label: t.project, width: 240, cell: ({ project }) => project },
    {
      name: 'source',
      label: t.video,
      width: 130,
      cell: ({ url }) => (url.startsWith('media/') ? t.uploaded : t.link),
    },
    { name: 'createdAt', label: t.addedOn, width: 130, cell: ({ createdAt }) => formatDate(createdAt) },
  ],
  empty: () => ({
    projectID: null,
    title: '',
    title_ur: '',
    description: '',
    description_ur: '',
    url: '',
    poster: null,
  }),
  sections: [
    {
      title: t.video,
      fields: [
        { kind: 'project', name: 'projectID', label: t.project },
        ...inBothLanguages({ kind: 'text', name: 'title', label: t.title }),
        ...inBothLanguages({ kind: 'lines', name: 'description', label: t.description }),
        { kind: 'film', name: 'url', label: t.video, wide: true },
        {
          kind: 'picture',
          name: 'poster',
          label: t.poster,
          hint: t.posterHint,
          nullable: true,
          wide: true,
        },
      ],
    },
  ],
  create: (fields) => call('createProjectVideo', { body: toForm(fields) }),
  change: ({ id, version, projectID }, fields) =>
    call('changeProjectVideo', {
      params: { projectID: projectID ?? fields.projectID },
      body: { ...toForm(fields), id: String(id), version: String(version) },
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
function toForm({ projectID, url, poster, ...words }: FieldsOf<typeof declared>) {
  return { ...words, projectID: String(projectID), url: [url], poster: poster ? [poster] : [] }
}
