import { getRouteApi } from '@tanstack/react-router'
import { EventFields } from '#contract/admin/events.ts'
import { eventPath } from '#contract/paths.ts'
import { dayInPakistan, formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import { kindOf } from '../collections/content-type.ts'
import { RecordEditor } from '../collections/record-editor.tsx'
import { RecordList } from '../collections/record-list.tsx'

const kind = kindOf({
  path: '/events',
  one: 'event',
  many: 'Events',
  schema: EventFields,
  empty: () => ({
    title: '',
    description: '',
    place: '',
    date: dayInPakistan(new Date()),
    thumbnail: null,
    media: [],
  }),
  nameOf: ({ title }) => String(title),
  onSite: ({ id }) => eventPath(id),
  sections: [
    {
      title: 'The event',
      fields: [
        { kind: 'text', name: 'title', label: 'Title', wide: true },
        { kind: 'date', name: 'date', label: 'Date' },
        { kind: 'text', name: 'place', label: 'Place' },
        { kind: 'lines', name: 'description', label: 'Description', wide: true },
      ],
    },
    {
      title: 'Photos and films',
      text: 'In the order in which the gallery shows them. The star marks the thumbnail; without one it is the first photo.',
      fields: [
        {
          kind: 'gallery',
          name: 'media',
          label: 'Photos and films',
          films: true,
          cover: 'thumbnail',
          wide: true,
        },
      ],
    },
  ],
  show: (id) => call('showEvent', { params: { id } }),
  create: ({ media, thumbnail, ...fields }) =>
    call('uploadEvent', {
      body: {
        ...fields,
        files: media.map(({ url }) => url),
        alts: media.map(({ alt }) => alt),
        thumbnail: thumbnail ? [thumbnail] : [],
      },
    }),
  change: ({ id, version }, fields) => call('changeEvent', { params: { id }, body: { ...fields, version } }),
  archive: (id, archived) => call('archiveEvent', { params: { id }, body: { archived } }),
})

export function EventsScreen() {
  const { data } = getRouteApi('/admin/events').useLoaderData()
  return (
    <RecordList
      kind={kind}
      text="The gallery, the newest event first."
      rows={data}
      nameOf={({ title }) => title}
      pictureOf={({ thumbnail }) => thumbnail}
      columns={[
        { name: 'date', label: 'Date', width: 130, cell: ({ date }) => formatDate(date) },
        { name: 'place', label: 'Place', width: 220, cell: ({ place }) => place },
        { name: 'photos', label: 'Photos', width: 90, numeric: true, cell: ({ photoCount }) => photoCount },
        { name: 'films', label: 'Films', width: 80, numeric: true, cell: ({ videoCount }) => videoCount },
      ]}
    />
  )
}

export function EventScreen() {
  return <RecordEditor kind={kind} loaded={getRouteApi('/admin/events/$id').useLoaderData()} />
}
