/** Covers, testimonials, group photos and offices, as their editors keep them. */
import type { Hono } from 'hono'
import {
  archiveCover,
  changeCover,
  createCover,
  listKeptCovers,
  orderCovers,
  showKeptCover,
} from '#domain/content/kept-covers.ts'
import {
  archiveGroupPhoto,
  changeGroupPhoto,
  createGroupPhoto,
  listKeptGroupPhotos,
  orderGroupPhotos,
  showKeptGroupPhoto,
} from '#domain/content/kept-group-photos.ts'
import {
  archiveOffice,
  changeOffice,
  createOffice,
  listKeptOffices,
  orderOffices,
  showKeptOffice,
} from '#domain/content/kept-offices.ts'
import {
  archiveTestimonial,
  changeTestimonial,
  createTestimonial,
  listKeptTestimonials,
  showKeptTestimonial,
} from '#domain/content/kept-testimonials.ts'
import type { ApiContext } from '../context.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

const done = { data: { done: true as const } }

export function mountKeptContent(app: Hono, parts: OfficeParts, { db }: Pick<ApiContext, 'db'>): void {
  mountCovers(app, parts, db)
  mountTestimonials(app, parts, db)
  mountGroupPhotos(app, parts, db)
  mountOffices(app, parts, db)
}

function mountCovers(app: Hono, parts: OfficeParts, db: ApiContext['db']): void {
  mountOfficeCall(app, parts, 'listCovers', async ({ by }) => ({ data: await listKeptCovers(db, by) }))
  mountOfficeCall(app, parts, 'showCover', async ({ by, params }) => ({
    data: await showKeptCover(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createCover', async ({ by, body }) => ({
    data: await createCover(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeCover',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeCover(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveCover', async ({ by, params, body }) => ({
    data: await archiveCover(db, by, params.id, body.archived),
  }))
  mountOfficeCall(app, parts, 'orderCovers', async ({ by, body }) => {
    await orderCovers(db, by, body.ids)
    return done
  })
}

function mountTestimonials(app: Hono, parts: OfficeParts, db: ApiContext['db']): void {
  mountOfficeCall(app, parts, 'listTestimonials', async ({ by }) => ({
    data: await listKeptTestimonials(db, by),
  }))
  mountOfficeCall(app, parts, 'showTestimonial', async ({ by, params }) => ({
    data: await showKeptTestimonial(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createTestimonial', async ({ by, body }) => ({
    data: await createTestimonial(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeTestimonial',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeTestimonial(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveTestimonial', async ({ by, params, body }) => ({
    data: await archiveTestimonial(db, by, params.id, body.archived),
  }))
}

function mountGroupPhotos(app: Hono, parts: OfficeParts, db: ApiContext['db']): void {
  mountOfficeCall(app, parts, 'listGroupPhotos', async ({ by }) => ({
    data: await listKeptGroupPhotos(db, by),
  }))
  mountOfficeCall(app, parts, 'showGroupPhoto', async ({ by, params }) => ({
    data: await showKeptGroupPhoto(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createGroupPhoto', async ({ by, body }) => ({
    data: await createGroupPhoto(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeGroupPhoto',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeGroupPhoto(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveGroupPhoto', async ({ by, params, body }) => ({
    data: await archiveGroupPhoto(db, by, params.id, body.archived),
  }))
  mountOfficeCall(app, parts, 'orderGroupPhotos', async ({ by, body }) => {
    await orderGroupPhotos(db, by, body.ids)
    return done
  })
}

function mountOffices(app: Hono, parts: OfficeParts, db: ApiContext['db']): void {
  mountOfficeCall(app, parts, 'listOffices', async ({ by }) => ({ data: await listKeptOffices(db, by) }))
  mountOfficeCall(app, parts, 'showOffice', async ({ by, params }) => ({
    data: await showKeptOffice(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'createOffice', async ({ by, body }) => ({
    data: await createOffice(db, by, body),
  }))
  mountOfficeCall(
    app,
    parts,
    'changeOffice',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeOffice(db, by, { id, version }, fields),
    }),
  )
  mountOfficeCall(app, parts, 'archiveOffice', async ({ by, params, body }) => ({
    data: await archiveOffice(db, by, params.id, body.archived),
  }))
  mountOfficeCall(app, parts, 'orderOffices', async ({ by, body }) => {
    await orderOffices(db, by, body.ids)
    return done
  })
}
