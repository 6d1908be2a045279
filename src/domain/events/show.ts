import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { EventDetail, EventMedium } from '#contract/content/event.ts'
import { eventMedia, events, files } from '#db/schema/index.ts'
import { missing } from '#messages/server.ts'
import type { Context } from '../context.ts'
import { NotFound } from '../errors.ts'
import { isPictureAt, placeholderColumn } from '../files/index.ts'
import { localized } from '../localized.ts'
import { prepared } from '../prepared-query.ts'
import { eventColumns, thumbnailAddress } from './card.ts'

/**
 * One event with its photos and videos in their order.
 * @throws NotFound for an unknown id and for an event in the archive
 */
export async function showEvent({ db }: Context, id: number): Promise<EventDetail> {
  const [[event], media] = await Promise.all([
    eventById(db).execute({ id }),
    mediaOfEvent(db).execute({ id }),
  ])
  if (!event) throw new NotFound(missing.event)
  return { ...event, event_media: media.flatMap(asShown) }
}

type MediumRow = Omit<EventMedium, 'url'> & { url: string | null; alt_ur: string }

/** The query leaves out what has no address; its type does not know that. */
function asShown({ url, alt, alt_ur, ...medium }: MediumRow): EventMedium[] {
  return url === null ? [] : [{ ...medium, url, alt: localized(alt, alt_ur) }]
}

const eventById = prepared((db, language) =>
  db
    .select(eventColumns())
    .from(events)
    .leftJoin(files, isPictureAt(thumbnailAddress))
    .where(and(eq(events.id, sql.placeholder('id')), isNull(events.archived_at)))
    .prepare(`event_by_id_${language}`),
)

const mediaOfEvent = prepared((db) =>
  db
    .select({
      id: eventMedia.id,
      kind: eventMedia.kind,
      url: eventMedia.url,
      alt: eventMedia.alt,
      alt_ur: eventMedia.alt_ur,
      poster: eventMedia.poster,
      width: files.width,
      height: files.height,
      placeholder: placeholderColumn,
    })
    .from(eventMedia)
    .leftJoin(files, isPictureAt(eventMedia.url))
    .where(and(eq(eventMedia.event_id, sql.placeholder('id')), isNotNull(eventMedia.url)))
    .orderBy(asc(eventMedia.position))
    .prepare('media_of_event'),
)
