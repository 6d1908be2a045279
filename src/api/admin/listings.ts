import type { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { find } from '#domain/find/find.ts'
import { changeListings } from '#domain/listings/admin/change.ts'
import { changeFoundListings } from '#domain/listings/admin/change-found.ts'
import { createListing } from '#domain/listings/admin/create.ts'
import { beAtListing, dropListingDraft, keepListingDraft } from '#domain/listings/admin/draft.ts'
import { listListings } from '#domain/listings/admin/list.ts'
import { openListing } from '#domain/listings/admin/open.ts'
import { previewDescription } from '#domain/listings/admin/preview-description.ts'
import { approveListingChange } from '#domain/listings/admin/review/approve.ts'
import { listReviews } from '#domain/listings/admin/review/list.ts'
import { returnListing } from '#domain/listings/admin/review/return.ts'
import { withdrawListingChange } from '#domain/listings/admin/review/withdraw.ts'
import { saveListing } from '#domain/listings/admin/save.ts'
import { setListingStatus } from '#domain/listings/admin/set-status.ts'
import { undoListings } from '#domain/listings/admin/undo.ts'
import { forgetView, keepView, readViews } from '#domain/listings/admin/views.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminListings(app: Hono, parts: AdminParts, { db }: { db: Db }): void {
  mountAdminCall(app, parts, 'listings', ({ by, query }) => listListings(db, by, query))
  mountAdminCall(app, parts, 'find', async ({ by, query }) => ({
    data: await find(db, by, query.q),
  }))
  mountAdminCall(app, parts, 'createListing', async ({ by, body }) => ({
    data: await createListing(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeListings', async ({ by, body }) => ({
    data: await changeListings(db, by, body),
  }))
  mountAdminCall(app, parts, 'changeFoundListings', async ({ by, query, body }) => ({
    data: await changeFoundListings(db, by, query, body),
  }))
  mountAdminCall(app, parts, 'undoListings', async ({ by, params }) => ({
    data: await undoListings(db, by, params.change),
  }))
  mountAdminCall(app, parts, 'listingViews', async ({ by }) => ({ data: await readViews(db, by) }))
  mountAdminCall(app, parts, 'keepListingView', async ({ by, body }) => ({
    data: await keepView(db, by, body),
  }))
  mountAdminCall(app, parts, 'forgetListingView', async ({ by, params }) => ({
    data: await forgetView(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'openListing', async ({ by, params }) => ({
    data: await openListing(db, by, params.id),
  }))
  mountAdminCall(app, parts, 'saveListing', async ({ by, params, body }) => ({
    data: await saveListing(db, by, params.id, body),
  }))
  mountAdminCall(app, parts, 'setListingStatus', ({ by, params, body }) =>
    setListingStatus(db, by, params.id, body),
  )
  mountAdminCall(app, parts, 'approveListingChange', async ({ by, params, body }) => ({
    data: await approveListingChange(db, by, params.id, body),
  }))
  mountAdminCall(app, parts, 'returnListing', async ({ by, params, body }) => ({
    data: await returnListing(db, by, params.id, body),
  }))
  mountAdminCall(app, parts, 'withdrawListingChange', async ({ by, params, body }) => ({
    data: await withdrawListingChange(db, by, params.id, body),
  }))
  mountAdminCall(app, parts, 'listingReviews', async ({ by }) => ({
    data: await listReviews(db, by, 200),
  }))
  mountAdminCall(app, parts, 'keepListingDraft', ({ by, params, body }) =>
    keepListingDraft(db, by, params.id, body),
  )
  mountAdminCall(app, parts, 'previewDescription', async ({ by, body }) => ({
    data: { html: previewDescription(by, body.description) },
  }))
  mountAdminCall(app, parts, 'dropListingDraft', async ({ by, params }) => {
    await dropListingDraft(db, by, params.id)
    return { data: { done: true } }
  })
  mountAdminCall(app, parts, 'beAtListing', ({ by, params }) => beAtListing(db, by, params.id))
}
