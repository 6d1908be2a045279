import { z } from 'zod'
import { LinkedImage } from '../files/image.ts'
import { mediaKinds } from './event-media.ts'

/** An event in the gallery, as `GET /api/events` lists it, the newest first. */
export const Event = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  date: z.string().nullable().describe('YYYY-MM-DD'),
  thumbnail: LinkedImage.nullable().describe('The chosen picture, or its first photo'),
  photo_count: z.int().nullable(),
  video_count: z.int().nullable(),
})
export type Event = z.infer<typeof Event>

/** A photo or a video of an event. `alt` says what it shows; it is a video's title. */
export const EventMedium = LinkedImage.extend({
  id: z.int(),
  kind: z.enum(mediaKinds),
  alt: z.string(),
  poster: z.string().nullable().describe('The poster image of the video'),
})
export type EventMedium = z.infer<typeof EventMedium>

/** One event with its media in order (S3.2). */
export const EventDetail = Event.extend({ event_media: z.array(EventMedium) })
export type EventDetail = z.infer<typeof EventDetail>
