import { getRouteApi } from '@tanstack/react-router'
import { VideoFields } from '#contract/admin/project-videos.ts'
import { toasts } from '#contract/forms/messages.ts'
import { projectPath } from '#contract/paths.ts'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/project-videos',
  one: 'project video',
  many: 'Project videos',
  // To the letter: S8.3.
  toasts: {
    created: toasts.projectVideoCreate.success,
    notCreated: toasts.projectVideoCreate.failure,
    changed: toasts.projectVideoUpdate.success,
    notChanged: toasts.projectVideoUpdate.failure,
  },
  schema: VideoFields,
  empty: () => ({ projectID: null, title: '', description: '', url: '', poster: null }),
  nameOf: ({ title }) => String(title),
  onSite: ({ projectID }) => projectPath({ id: projectID ?? 0, name: 'project' }),
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
  show: (id) => call('showProjectVideo', { params: { id } }),
  create: (fields) => call('createProjectVideo', { body: formOf(fields) }),
  change: ({ id, version, projectID }, fields) =>
    call('changeProjectVideo', {
      params: { projectID: projectID ?? fields.projectID },
      body: { ...formOf(fields), id: String(id), version: String(version) },
    }),
  archive: (id, archived) =>
    archived
      ? call('deleteProjectVideo', { body: { id } })
      : call('archiveProjectVideo', { params: { id }, body: { archived } }),
})

/** As the specification's form has it. */
function formOf({ projectID, url, poster, ...words }: VideoFields) {
  return { ...words, projectID: String(projectID), url: [url], poster: poster ? [poster] : [] }
}

export function ProjectVideosScreen() {
  const { data } = getRouteApi('/admin/project-videos').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="The films on the pages of projects, the newest first."
      rows={data}
      nameOf={({ title }) => title}
      pictureOf={({ poster }) => poster}
      columns={[
        { name: 'project', label: 'Project', width: 240, cell: ({ project }) => project },
        {
          name: 'source',
          label: 'Film',
          width: 130,
          cell: ({ url }) => (url.startsWith('media/') ? 'Uploaded' : 'A link'),
        },
        { name: 'createdAt', label: 'Added on', width: 130, cell: ({ createdAt }) => formatDate(createdAt) },
      ]}
    />
  )
}

export function ProjectVideoScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/project-videos/$id').useLoaderData()} />
}
