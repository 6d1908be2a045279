import { desc, eq } from 'drizzle-orm'
import type { TestimonialFields } from '#contract/admin/content.ts'
import type { Db } from '#db/client.ts'
import { testimonials } from '#db/schema/index.ts'
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

/** What customers said as its editors see it, the newest first. */
export async function listTestimonialsForStaff(db: Db, by: Staff) {
  allow(by, 'content.edit')
  return rows(db).orderBy(desc(testimonials.given_on), desc(testimonials.id))
}

/** @throws NotFound for an unknown id */
export async function showTestimonialForStaff(db: Db, by: Staff, id: number) {
  allow(by, 'content.edit')
  return showRecord(db, kept, id)
}

/** @throws Invalid when its picture was not uploaded */
export async function createTestimonial(db: Db, by: Staff, fields: TestimonialFields) {
  allow(by, 'content.edit')
  return createRecord(db, by, kept, fields)
}

/** @throws NotFound, Conflict when somebody else saved it since, Invalid when its picture was not uploaded */
export async function changeTestimonial(db: Db, by: Staff, seen: Seen, fields: TestimonialFields) {
  allow(by, 'content.edit')
  return updateRecord(db, by, kept, seen, fields)
}

/** @throws NotFound for an unknown id */
export async function archiveTestimonial(db: Db, by: Staff, id: number, isGone: boolean) {
  allow(by, 'content.edit')
  return archiveRecord(db, by, kept, id, isGone)
}

function rows(db: Db) {
  return db
    .select({
      id: testimonials.id,
      version: testimonials.version,
      archived: isArchived(testimonials.archived_at),
      name: testimonials.name,
      place: testimonials.place,
      text: testimonials.text,
      rating: testimonials.rating,
      photo: testimonials.photo,
      given_on: testimonials.given_on,
      shown: testimonials.shown,
    })
    .from(testimonials)
    .$dynamic()
}

type Item = Awaited<ReturnType<typeof rows>>[number]

const kept: Kept<Item, TestimonialFields> = {
  entity: 'testimonial',
  table: testimonials,
  find: async (db, id) => (await rows(db).where(eq(testimonials.id, id)))[0],
  async insert(tx, fields) {
    await mustBeStored(tx, 'picture', { photo: fields.photo })
    return insertedId(tx.insert(testimonials).values(fields).returning({ id: testimonials.id }))
  },
  async update(tx, id, fields, { photo }) {
    if (fields.photo !== photo) await mustBeStored(tx, 'picture', { photo: fields.photo })
    await tx.update(testimonials).set(fields).where(eq(testimonials.id, id))
  },
}
