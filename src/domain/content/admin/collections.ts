/** The editable content of the home page, the gallery and About us. */
import { asc, desc, sql } from 'drizzle-orm'
import { covers, groupPhotos, offices, testimonials } from '#contract/admin/content.ts'
import * as tables from '#db/schema/people.ts'
import { atTheEnd, tableCollection } from '../../collections/index.ts'

export const contentCollections = [
  tableCollection(covers, {
    table: tables.covers,
    orderBy: [asc(tables.covers.position), asc(tables.covers.id)],
    pictures: ['image'],
    onInsert: () => ({ position: atTheEnd(tables.covers) }),
  }),
  tableCollection(testimonials, {
    table: tables.testimonials,
    orderBy: [desc(tables.testimonials.given_on), desc(tables.testimonials.id)],
    pictures: ['photo'],
  }),
  // In the agency's own order, else the newest first.
  tableCollection(groupPhotos, {
    table: tables.groupPhotos,
    orderBy: [
      asc(tables.groupPhotos.position),
      desc(tables.groupPhotos.taken_on),
      desc(tables.groupPhotos.id),
    ],
    pictures: ['image'],
  }),
  // An office that was saved in the admin app no longer follows agency.config.ts.
  tableCollection(offices, {
    table: tables.offices,
    orderBy: [asc(tables.offices.position), asc(tables.offices.id)],
    onInsert: () => ({ is_own: true, position: atTheEnd(tables.offices) }),
    onUpdate: () => ({ is_own: true }),
    archive: (isArchived) => sql`is_own = true, archived_at = ${isArchived ? sql`now()` : null}`,
  }),
] as const
