import type { Hono } from 'hono'
import { find } from '#domain/find/find.ts'
import { changeListings } from '#domain/listings/admin/change.ts'
import { changeFoundListings } from '#domain/listings/admin/change-found.ts'
import { createListing } from '#domain/listings/admin/create.ts'
import { discardListingDraft, markPresence, saveListingDraft } from '#domain/listings/admin/draft.ts'
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
import { forgetView, readViews, saveView } from '#domain/listings/admin/views.ts'
import { type AdminParts, mountAdminCall } from './call.ts'

export function mountAdminListings(app: Hono, parts: AdminParts): void {
  mountAdminCall(app, parts, 'listings', ({ ctx, query }) => listListings(ctx, query))
  mountAdminCall(app, parts, 'find', async ({ ctx, query }) => ({
    data: await find(ctx, query.q),
  }))
  mountAdminCall(app, parts, 'createListing', async ({ ctx, body }) => ({
    data: await createListing(ctx, body),
  }))
  mountAdminCall(app, parts, 'changeListings', async ({ ctx, body }) => ({
    data: await changeListings(ctx, body),
  }))
  mountAdminCall(app, parts, 'changeFoundListings', async ({ ctx, query, body }) => ({
    data: await changeFoundListings(ctx, { filter: query, ...body }),
  }))
  mountAdminCall(app, parts, 'undoListings', async ({ ctx, params }) => ({
    data: await undoListings(ctx, params.change),
  }))
  mountAdminCall(app, parts, 'listingViews', async ({ ctx }) => ({ data: await readViews(ctx) }))
  mountAdminCall(app, parts, 'keepListingView', async ({ ctx, body }) => ({
    data: await saveView(ctx, body),
  }))
  mountAdminCall(app, parts, 'forgetListingView', async ({ ctx, params }) => ({
    data: await forgetView(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'openListing', async ({ ctx, params }) => ({
    data: await openListing(ctx, params.id),
  }))
  mountAdminCall(app, parts, 'saveListing', async ({ ctx, params, body }) => ({
    data: await saveListing(ctx, { id: params.id, ...body }),
  }))
  mountAdminCall(app, parts, 'setListingStatus', ({ ctx, params, body }) =>
    setListingStatus(ctx, { id: params.id, ...body }),
  )
  mountAdminCall(app, parts, 'approveListingChange', async ({ ctx, params, body }) => ({
    data: await approveListingChange(ctx, { id: params.id, ...body }),
  }))
  mountAdminCall(app, parts, 'returnListing', async ({ ctx, params, body }) => ({
    data: await returnListing(ctx, { id: params.id, ...body }),
  }))
  mountAdminCall(app, parts, 'withdrawListingChange', async ({ ctx, params, body }) => ({
    data: await withdrawListingChange(ctx, { id: params.id, ...body }),
  }))
  mountAdminCall(app, parts, 'listingReviews', async ({ ctx }) => ({
    data: await listReviews(ctx, 200),
  }))
  mountAdminCall(app, parts, 'keepListingDraft', ({ ctx, params, body }) =>
    saveListingDraft(ctx, { id: params.id, ...body }),
  )
  mountAdminCall(app, parts, 'previewDescription', async ({ body }) => ({
    data: { html: previewDescription(body.description) },
  }))
  mountAdminCall(app, parts, 'dropListingDraft', async ({ ctx, params }) => {
    await discardListingDraft(ctx, params.id)
    return { data: { done: true } }
  })
  mountAdminCall(app, parts, 'beAtListing', ({ ctx, params }) => markPresence(ctx, params.id))
}
