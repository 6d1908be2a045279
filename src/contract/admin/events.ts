/** The gallery's events, as editors see them. */
import { z } from 'zod'
import { collectionRules as t } from '#messages/admin.ts'
import { mediaKinds } from '../content/event-media.ts'
import { collection, recordState } from './collection.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { anyLine, day, id, line, lines, storedAddress, urduLine, urduLines, webAddress } from './fields.ts'

export const mostMedia = 200

/** A photo or a film; `id` is that of one that is there already. A film may be a link to YouTube or Vimeo. */
export const AdminEventMedium = z.strictObject({
  id: id.nullable(),
  kind: z.enum(mediaKinds),
  url: z.union([storedAddress, webAddress], t.media),
  alt: anyLine(300).describe('The alternative text of a photo; the title of a video'),
  alt_ur: urduLine(300).describe('The same in Urdu'),
  poster: storedAddress.nullable().describe('The poster image of the video'),
})
export type AdminEventMedium = z.output<typeof AdminEventMedium>

export const EventFields = z.strictObject({
  title: line(150),
  title_ur: urduLine(150),
  description: lines(5000),
  description_ur: urduLines(5000),
  place: anyLine(200),
  place_ur: urduLine(200),
  date: day,
  thumbnail: storedAddress
    .nullable()
    .describe('One of its photos, or another picture; null uses the first photo'),
  media: z.array(AdminEventMedium).max(mostMedia, { error: () => t.mostMedia({ most: mostMedia }) }),
})
export type EventFields = z.output<typeof EventFields>

/** The form as it is sent: a file is stored and replaced by its address. */
const EventUpload = z.strictObject({
  title: EventFields.shape.title,
  title_ur: EventFields.shape.title_ur,
  description: EventFields.shape.description,
  description_ur: EventFields.shape.description_ur,
  date: EventFields.shape.date,
  place: EventFields.shape.place.default(''),
  place_ur: EventFields.shape.place_ur,
  files: z
    .array(AdminEventMedium.shape.url)
    .max(mostMedia)
    .default([])
    .describe('Photos and videos, or their URLs'),
  videos: z
    .array(AdminEventMedium.shape.url)
    .max(mostMedia)
    .default([])
    .describe('Videos, their URLs, or links to YouTube or Vimeo'),
  alts: z
    .array(AdminEventMedium.shape.alt)
    .max(2 * mostMedia)
    .default([])
    .describe('The captions of the files, followed by those of the videos'),
  alts_ur: z
    .array(AdminEventMedium.shape.alt)
    .max(2 * mostMedia)
    .default([])
    .describe('The same captions in Urdu'),
  thumbnail: z
    .array(storedAddress)
    .max(1, { error: () => t.onePicture })
    .default([])
    .describe('A picture, or its URL'),
})
export type EventUpload = z.output<typeof EventUpload>

export const events = collection({
  one: 'event',
  many: 'events',
  permission: 'events.edit',
  fields: EventFields,
  row: EventFields.pick({ title: true, place: true, date: true, thumbnail: true }).extend({
    ...recordState,
    photo_count: z.int(),
    video_count: z.int(),
  }),
})

// An event is added with its files, by a form at an address that the specification gives.
const { createEvent, ...calls } = events.calls

export const eventCalls = {
  ...calls,
  uploadEvent: {
    ...createEvent,
    path: '/api/events/event-upload',
    summary: 'Add an event',
    description: 'Takes the photos and videos of the event.',
    body: EventUpload,
    form: {
      files: ['picture', 'video'],
      videos: ['video'],
      alts: [],
      alts_ur: [],
      thumbnail: ['picture'],
    },
    errors: [...createEvent.errors, 408],
  },
} as const satisfies Record<string, AdminEndpoint>
