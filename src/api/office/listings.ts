import type { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { find } from '#domain/find/find.ts'
import { changeListings } from '#domain/listings/desk/change.ts'
import { changeFoundListings } from '#domain/listings/desk/change-found.ts'
import { createListing } from '#domain/listings/desk/create.ts'
import { beAtListing, dropListingDraft, keepListingDraft } from '#domain/listings/desk/draft.ts'
import { listListings } from '#domain/listings/desk/list.ts'
import { openListing } from '#domain/listings/desk/open.ts'
import { previewDescription } from '#domain/listings/desk/preview-description.ts'
import { approveListingChange } from '#domain/listings/desk/review/approve.ts'
import { listReviews } from '#domain/listings/desk/review/list.ts'
import { returnListing } from '#domain/listings/desk/review/return.ts'
import { withdrawListingChange } from '#domain/listings/desk/review/withdraw.ts'
import { saveListing } from '#domain/listings/desk/save.ts'
import { setListingStatus } from '#domain/listings/desk/set-status.ts'
import { undoListings } from '#domain/listings/desk/undo.ts'
import { forgetView, keepView, readViews } from '#domain/listings/desk/views.ts'
import type { DeskIndex } from '#domain/listings/desk-index/index.ts'
import { mountOfficeCall, type OfficeParts } from './call.ts'

export function mountOfficeListings(
  app: Hono,
  parts: OfficeParts,
  { db, desk }: { db: Db; desk: DeskIndex },
): void {
  mountOfficeCall(app, parts, 'listings', ({ by, query }) => listListings({ db, desk }, by, query))
  mountOfficeCall(app, parts, 'find', async ({ by, query }) => ({
    data: await find({ db, desk }, by, query.q),
  }))
  mountOfficeCall(app, parts, 'createListing', async ({ by, body }) => ({
    data: await createListing(db, by, body),
  }))
  mountOfficeCall(app, parts, 'changeListings', async ({ by, body }) => ({
    data: await changeListings(db, by, body),
  }))
  mountOfficeCall(app, parts, 'changeFoundListings', async ({ by, query, body }) => ({
    data: await changeFoundListings(db, by, query, body),
  }))
  mountOfficeCall(app, parts, 'undoListings', async ({ by, params }) => ({
    data: await undoListings(db, by, params.change),
  }))
  mountOfficeCall(app, parts, 'listingViews', async ({ by }) => ({ data: await readViews(db, by) }))
  mountOfficeCall(app, parts, 'keepListingView', async ({ by, body }) => ({
    data: await keepView(db, by, body),
  }))
  mountOfficeCall(app, parts, 'forgetListingView', async ({ by, params }) => ({
    data: await forgetView(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'openListing', async ({ by, params }) => ({
    data: await openListing(db, by, params.id),
  }))
  mountOfficeCall(app, parts, 'saveListing', async ({ by, params, body }) => ({
    data: await saveListing(db, by, params.id, body),
  }))
  mountOfficeCall(app, parts, 'setListingStatus', ({ by, params, body }) =>
    setListingStatus(db, by, params.id, body),
  )
  mountOfficeCall(app, parts, 'approveListingChange', async ({ by, params, body }) => ({
    data: await approveListingChange(db, by, params.id, body),
  }))
  mountOfficeCall(app, parts, 'returnListing', async ({ by, params, body }) => ({
    data: await returnListing(db, by, params.id, body),
  }))
  mountOfficeCall(app, parts, 'withdrawListingChange', async ({ by, params, body }) => ({
    data: await withdrawListingChange(db, by, params.id, body),
  }))
  mountOfficeCall(app, parts, 'listingReviews', async ({ by }) => ({
    data: await listReviews(db, by, 200),
  }))
  mountOfficeCall(app, parts, 'keepListingDraft', ({ by, params, body }) =>
    keepListingDraft(db, by, params.id, body),
  )
  mountOfficeCall(app, parts, 'previewDescription', async ({ by, body }) => ({
    data: { html: previewDescription(by, body.description) },
  }))
  mountOfficeCall(app, parts, 'dropListingDraft', async ({ by, params }) => {
    await dropListingDraft(db, by, params.id)
    return { data: { done: true } }
  })
  mountOfficeCall(app, parts, 'beAtListing', ({ by, params }) => beAtListing(db, by, params.id))
}
