import type { events as declared } from '#contract/admin/events.ts'
import { eventPath } from '#contract/paths.ts'
import { dayInPakistan, formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'

export const events: CollectionDetails<typeof declared> = {
  text: 'The gallery, the newest event first.',
  name: 'title',
  picture: 'thumbnail',
  onSite: ({ id }) => eventPath(id),
  columns: [
    { name: 'date', label: 'Date', width: 130, cell: ({ date }) => formatDate(date) },
    { name: 'place', label: 'Place', width: 220, cell: ({ place }) => place },
    { name: 'photos', label: 'Photos', width: 90, numeric: true, cell: ({ photoCount }) => photoCount },
    { name: 'films', label: 'Films', width: 80, numeric: true, cell: ({ videoCount }) => videoCount },
  ],
  empty: () => ({
    title: '',
    description: '',
    place: '',
    date: dayInPakistan(new Date()),
    thumbnail: null,
    media: [],
  }),
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
  create: ({ media, thumbnail, ...fields }) =>
    call('uploadEvent', {
      body: {
        ...fields,
        files: media.map(({ url }) => url),
        alts: media.map(({ alt }) => alt),
        thumbnail: thumbnail ? [thumbnail] : [],
      },
    }),
}
