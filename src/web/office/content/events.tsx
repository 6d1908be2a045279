import { getRouteApi } from '@tanstack/react-router'
import { EventFields } from '#contract/office/events.ts'
import { eventPath } from '../../links.ts'
import { dayInPakistan, formatDate } from '../../when.ts'
import { call } from '../call.ts'
import { KeptEditor } from '../keeping/kept-editor.tsx'
import { KeptList } from '../keeping/kept-list.tsx'
import { kindOf } from '../keeping/kind.ts'

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
  const { data } = getRouteApi('/office/events').useLoaderData()
  return (
    <KeptList
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
  return <KeptEditor kind={kind} loaded={getRouteApi('/office/events/$id').useLoaderData()} />
}
