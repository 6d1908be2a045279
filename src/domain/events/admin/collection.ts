import { desc, eq } from 'drizzle-orm'
import { events as declared, type EventUpload } from '#contract/admin/events.ts'
import type { Db } from '#db/client.ts'
import { events } from '#db/schema/index.ts'
import { collection, type FieldsOf, insertedId, isArchived } from '../../collections/index.ts'
import type { AllowedContext } from '../../context.ts'
import { mustBeStored } from '../../files/index.ts'
import { mediaCounts } from '../card.ts'
import { mediaOf, mediaOfUpload, saveMedia } from '../media.ts'

const columns = {
  id: events.id,
  version: events.version,
  archived: isArchived(events.archived_at),
  title: events.title,
  title_ur: events.title_ur,
  place: events.place,
  place_ur: events.place_ur,
  date: events.held_on,
  thumbnail: events.thumbnail,
}

/** The gallery's events, the newest first. */
export const eventCollection = collection(declared, {
  table: events,
  list(db) {
    return db
      .select({ ...columns, ...mediaCounts })
      .from(events)
      .orderBy(desc(events.held_on), desc(events.id))
  },
  async find(db, id) {
    const [event] = await db
      .select({ ...columns, description: events.description, description_ur: events.description_ur })
      .from(events)
      .where(eq(events.id, id))
    return event && { ...event, media: await mediaOf(db, id) }
  },
  async insert(tx, fields) {
    const { media, ...row } = await rowOf(tx, fields, null)
    const id = await insertedId(tx.insert(events).values(row).returning({ id: events.id }))
    await saveMedia(tx, { ...fields, id }, media, [])
    return id
  },
  async update(tx, id, fields, before) {
    const { media, ...row } = await rowOf(tx, fields, before.thumbnail)
    await tx.update(events).set(row).where(eq(events.id, id))
    await saveMedia(tx, { ...fields, id }, media, before.media)
  },
})

/** Adds an event with the files of its form. @throws Invalid for a photo or film that was not uploaded */
export async function createEvent(ctx: AllowedContext<'events.edit'>, upload: EventUpload) {
  const { title, title_ur, description, description_ur, place, place_ur, date, thumbnail } = upload
  const media = await mediaOfUpload(ctx.db, upload)
  const texts = { title, title_ur, description, description_ur, place, place_ur }
  const fields = { ...texts, date, thumbnail: thumbnail[0] ?? null, media }
  return eventCollection.create(ctx, fields)
}

async function rowOf(tx: Db, { date, ...fields }: FieldsOf<typeof declared>, thumbnailBefore: string | null) {
  const { thumbnail } = fields
  if (thumbnail !== thumbnailBefore) await mustBeStored(tx, 'picture', { thumbnail })
  return { ...fields, held_on: date }
}
