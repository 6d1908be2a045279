import { sql } from 'drizzle-orm'
import type { MediaKind } from '#contract/content/event-media.ts'
import { events } from '#db/schema/index.ts'
import { linkedImage } from '../files/index.ts'
import { localizedColumn } from '../localized.ts'

/**
 * The address of an event's picture: the one chosen for it, else its first photo. For `isPictureAt` as well.
 */
export const thumbnailAddress = sql<string | null>`coalesce(${events.thumbnail}, (
  select medium.url from event_media as medium
  where medium.event_id = ${events.id} and medium.kind = 'image' and medium.url is not null
  order by medium.position limit 1))`

export const mediaCounts = { photo_count: countOf('image'), video_count: countOf('video') }

/** The columns of an event in a list and on its page, from rows joined with the files of their thumbnails. */
export const eventColumns = () => ({
  id: events.id,
  title: localizedColumn(events.title, events.title_ur),
  description: localizedColumn(events.description, events.description_ur),
  place: localizedColumn(events.place, events.place_ur),
  date: events.held_on,
  thumbnail: linkedImage(thumbnailAddress),
  ...mediaCounts,
})

/** Media without an address are announced but not there yet, and are not counted. */
function countOf(kind: MediaKind) {
  // Nested: of a query of one table Drizzle would leave the table's name out, and the media have an id as well.
  const eventId = sql`${events.id}`
  return sql<number>`(
    select count(*)::int from event_media as medium
    where medium.event_id = ${eventId} and medium.kind = ${kind} and medium.url is not null)`
}
