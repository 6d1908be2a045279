import { desc, isNull } from 'drizzle-orm'
import type { Event } from '#contract/content/event.ts'
import { events, files } from '#db/schema/index.ts'
import type { Context } from '../context.ts'
import { isPictureAt } from '../files/index.ts'
import { prepared } from '../prepared-query.ts'
import { eventColumns, thumbnailAddress } from './card.ts'

/** All events of the gallery by date, the newest first; future ones come before all others. */
export async function listEvents({ db }: Context): Promise<Event[]> {
  return allEvents(db).execute()
}

const allEvents = prepared((db, language) =>
  db
    .select(eventColumns())
    .from(events)
    .leftJoin(files, isPictureAt(thumbnailAddress))
    .where(isNull(events.archived_at))
    .orderBy(desc(events.held_on), desc(events.id))
    .prepare(`all_events_${language}`),
)
