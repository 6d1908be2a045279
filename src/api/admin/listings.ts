import type { Hono } from 'hono'
import { find } from '#domain/find/index.ts'
import {
  approveListingChange,
  changeFoundListings,
  changeListings,
  closeReports,
  createListing,
  discardListingDraft,
  forgetView,
  listListings,
  listReports,
  listReviews,
  markPresence,
  openListing,
  previewDescription,
  readViews,
  returnListing,
  saveListing,
  saveListingDraft,
  saveView,
  setListingStatus,
  undoListings,
  withdrawListingChange,
} from '#domain/listings/index.ts'
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
  mountAdminCall(app, parts, 'listingReports', async ({ ctx }) => ({ data: await listReports(ctx, 100) }))
  mountAdminCall(app, parts, 'closeListingReports', async ({ ctx, params, body }) => {
    await closeReports(ctx, { listingId: params.id, ...body })
    return { data: { done: true } }
  })
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
