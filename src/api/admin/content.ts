/** Covers, testimonials, group photos and offices, as their editors keep them. */
import type { Hono } from 'hono'
import {
  archiveCover,
  changeCover,
  createCover,
  listCoversForStaff,
  orderCovers,
  showCoverForStaff,
} from '#domain/content/admin/covers.ts'
import {
  archiveGroupPhoto,
  changeGroupPhoto,
  createGroupPhoto,
  listGroupPhotosForStaff,
  orderGroupPhotos,
  showGroupPhotoForStaff,
} from '#domain/content/admin/group-photos.ts'
import {
  archiveOffice,
  changeOffice,
  createOffice,
  listOfficesForStaff,
  orderOffices,
  showOfficeForStaff,
} from '#domain/content/admin/offices.ts'
import {
  archiveTestimonial,
  changeTestimonial,
  createTestimonial,
  listTestimonialsForStaff,
  showTestimonialForStaff,
} from '#domain/content/admin/testimonials.ts'
import type { ApiContext } from '../context.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

const done = { data: { done: true as const } }

export function mountAdminContent(app: Hono, parts: AdminParts, { db }: Pick<ApiContext, 'db'>): void {
  mountCovers(app, parts, db)
  mountTestimonials(app, parts, db)
  mountGroupPhotos(app, parts, db)
  mountOffices(app, parts, db)
}

function mountCovers(app: Hono, parts: AdminParts, db: ApiContext['db']): void {
  mountAdminCall(app, parts, 'listCovers', async ({ by }) => ({ data: await listCoversForStaff(db, by) }))
  mountAdminCall(app, parts, 'showCover', async ({ by, params }) => ({
    data: await showCoverForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createCover', async ({ by, body }) => ({
    data: await createCover(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeCover', async ({ by, params: { id }, body: { version, ...fields } }) => ({
    data: await changeCover(db, by, { id, version }, fields),
  }))
  mountAdminCall(app, parts, 'archiveCover', async ({ by, params, body }) => ({
    data: await archiveCover(db, by, params.id, body.archived),
  }))
  mountAdminCall(app, parts, 'orderCovers', async ({ by, body }) => {
    await orderCovers(db, by, body.ids)
    return done
  })
}

function mountTestimonials(app: Hono, parts: AdminParts, db: ApiContext['db']): void {
  mountAdminCall(app, parts, 'listTestimonials', async ({ by }) => ({
    data: await listTestimonialsForStaff(db, by),
  }))
  mountAdminCall(app, parts, 'showTestimonial', async ({ by, params }) => ({
    data: await showTestimonialForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createTestimonial', async ({ by, body }) => ({
    data: await createTestimonial(db, by, body),
  }))
  mountAdminCall(
    app,
    parts,
    'changeTestimonial',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeTestimonial(db, by, { id, version }, fields),
    }),
  )
  mountAdminCall(app, parts, 'archiveTestimonial', async ({ by, params, body }) => ({
    data: await archiveTestimonial(db, by, params.id, body.archived),
  }))
}

function mountGroupPhotos(app: Hono, parts: AdminParts, db: ApiContext['db']): void {
  mountAdminCall(app, parts, 'listGroupPhotos', async ({ by }) => ({
    data: await listGroupPhotosForStaff(db, by),
  }))
  mountAdminCall(app, parts, 'showGroupPhoto', async ({ by, params }) => ({
    data: await showGroupPhotoForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createGroupPhoto', async ({ by, body }) => ({
    data: await createGroupPhoto(db, by, body),
  }))
  mountAdminCall(
    app,
    parts,
    'changeGroupPhoto',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeGroupPhoto(db, by, { id, version }, fields),
    }),
  )
  mountAdminCall(app, parts, 'archiveGroupPhoto', async ({ by, params, body }) => ({
    data: await archiveGroupPhoto(db, by, params.id, body.archived),
  }))
  mountAdminCall(app, parts, 'orderGroupPhotos', async ({ by, body }) => {
    await orderGroupPhotos(db, by, body.ids)
    return done
  })
}

function mountOffices(app: Hono, parts: AdminParts, db: ApiContext['db']): void {
  mountAdminCall(app, parts, 'listOffices', async ({ by }) => ({ data: await listOfficesForStaff(db, by) }))
  mountAdminCall(app, parts, 'showOffice', async ({ by, params }) => ({
    data: await showOfficeForStaff(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'createOffice', async ({ by, body }) => ({
    data: await createOffice(db, by, body),
  }))
  mountAdminCall(
    app,
    parts,
    'changeOffice',
    async ({ by, params: { id }, body: { version, ...fields } }) => ({
      data: await changeOffice(db, by, { id, version }, fields),
    }),
  )
  mountAdminCall(app, parts, 'archiveOffice', async ({ by, params, body }) => ({
    data: await archiveOffice(db, by, params.id, body.archived),
  }))
  mountAdminCall(app, parts, 'orderOffices', async ({ by, body }) => {
    await orderOffices(db, by, body.ids)
    return done
  })
}
