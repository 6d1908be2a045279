import { desc, eq } from 'drizzle-orm'
import type { EventFields, EventUpload } from '#contract/admin/events.ts'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/index.ts'
import { allow, type Staff } from '../../access/allow.ts'
import { insertedId, isArchived } from '../../collections/record-columns.ts'
import {
  archiveRecord,
  createRecord,
  type Kept,
  type Seen,
  showRecord,
  updateRecord,
} from '../../collections/save-record.ts'
import { mustBeStored } from '../../files/must-be-stored.ts'
import { eventColumns } from '../card.ts'
import { mediaOf, mediaOfUpload, saveMedia } from '../media.ts'

/** The gallery's events as their editors see them, the newest first. */
export async function listEventsForStaff(db: Db, by: Staff) {
  allow(by, 'events.edit')
  const { photo_count, video_count } = eventColumns
  return db
    .select({ ...columns, photo_count, video_count })
    .from(events)
    .orderBy(desc(events.held_on), desc(events.id))
}

/** @throws NotFound for an unknown id */
export async function showEventForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'events.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid for a photo or film that was not uploaded */
export async function createEvent(db: Db, by: Staff, upload: EventUpload) {
  allow(by, 'events.edit')
  const { title, description, date, place, thumbnail } = upload
  const media = await mediaOfUpload(db, upload)
  return createRecord(db, by, kept, {
    title,
    description,
    date,
    place,
    thumbnail: thumbnail[0] ?? null,
    media,
  })
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid for a photo or film that was not uploaded */
export async function changeEvent(db: Db, by: Staff, seen: Seen, fields: EventFields) {
  allow(by, 'events.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveEvent(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'events.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

const columns = {
  id: events.id,
  version: events.version,
  archived: isArchived(events.archived_at),
  title: events.title,
  place: events.place,
  date: events.held_on,
  thumbnail: events.thumbnail,
}

type Item = EventFields & { id: number; version: number; archived: boolean }

const kept: Kept<Item, EventFields> = {
  entity: 'event',
  table: events,
  async find(db, id) {
    const [event] = await db
      .select({ ...columns, description: events.description })
      .from(events)
      .where(eq(events.id, id))
    return event && { ...event, media: await mediaOf(db, id) }
  },
  async insert(tx, fields) {
    const { media, ...row } = await rowOf(tx, fields, null)
    const id = await insertedId(tx.insert(events).values(row).returning({ id: events.id }))
    await saveMedia(tx, { id, title: fields.title }, media, [])
    return id
  },
  async update(tx, id, fields, before) {
    const { media, ...row } = await rowOf(tx, fields, before.thumbnail)
    await tx.update(events).set(row).where(eq(events.id, id))
    await saveMedia(tx, { id, title: fields.title }, media, before.media)
  },
}

async function rowOf(tx: Db, { date, ...fields }: EventFields, thumbnailBefore: string | null) {
  const { thumbnail } = fields
  if (thumbnail !== thumbnailBefore) await mustBeStored(tx, 'picture', { thumbnail })
  return { ...fields, held_on: date }
}
