import type { events as declared } from '#contract/admin/events.ts'
import { eventPath } from '#contract/paths.ts'
import { dayInPakistan } from '#contract/text/clock-time.ts'
import { adminEvents as t } from '#messages/admin.ts'
import { formatDate } from '#ui/format-date.ts'
import { call } from '../call.ts'
import type { CollectionDetails } from '../collections/collection-details.ts'
import { inBothLanguages } from '../collections/in-both-languages.ts'

export const events: CollectionDetails<typeof declared> = {
  text: t.intro,
  name: 'title',
  picture: 'thumbnail',
  onSite: ({ id }) => eventPath(id),
  columns: [
    { name: 'date', label: t.date, width: 130, cell: ({ date }) => formatDate(date) },
    { name: 'place', label: t.place, width: 220, cell: ({ place }) => place },
    { name: 'photos', label: t.photos, width: 90, numeric: true, cell: ({ photoCount }) => photoCount },
    { name: 'films', label: t.videos, width: 80, numeric: true, cell: ({ videoCount }) => videoCount },
  ],
  empty: () => ({
    title: '',
    title_ur: '',
    description: '',
    description_ur: '',
    place: '',
    place_ur: '',
    date: dayInPakistan(new Date()),
    thumbnail: null,
    media: [],
  }),
  sections: [
    {
      title: t.event,
      fields: [
        ...inBothLanguages({ kind: 'text', name: 'title', label: t.title }),
        ...inBothLanguages({ kind: 'text', name: 'place', label: t.place }),
        ...inBothLanguages({ kind: 'lines', name: 'description', label: t.description }),
        { kind: 'date', name: 'date', label: t.date },
      ],
    },
    {
      title: t.media,
      text: t.mediaHelp,
      fields: [
        {
          kind: 'gallery',
          name: 'media',
          label: t.media,
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
        alts_ur: media.map(({ alt_ur = '' }) => alt_ur),
        thumbnail: thumbnail ? [thumbnail] : [],
      },
    }),
}
