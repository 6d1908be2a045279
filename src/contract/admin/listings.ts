import { z } from 'zod'
import { listingStatuses } from '../listings/property.ts'
import { Pagination } from '../search/search.ts'
import { changing, done, reading, writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { ExportFilter } from './exports.ts'
import { lines } from './fields.ts'
import { ListingContent, ListingDraft, NewListing, OpenListing, SavedListing } from './listing-content.ts'
import {
  AdminListing,
  FoundListingsAction,
  FoundListingsChanged,
  InReview,
  ListingAction,
  ListingQuery,
  ListingsChanged,
  ListingView,
  NewListingView,
} from './listing-list.ts'

const id = z.coerce.number<string>().int().positive().max(2_147_483_647)
const ofListing = z.object({ id })
const readVersion = z.int().positive().describe('The version that was read')
const opened = z.object({ data: OpenListing })
const views = z.object({ data: z.array(ListingView) })

export const listingCalls = {
  listings: {
    method: 'GET',
    path: '/api/admin/listings',
    summary: 'List listings',
    description: 'Listings with any status, fifty per page. Agents get their own.',
    access: 'listings.read',
    query: ListingQuery,
    answer: z.object({ data: z.array(AdminListing), pagination: Pagination }),
    errors: reading,
  },
  createListing: {
    method: 'POST',
    path: '/api/admin/listings',
    summary: 'Create a draft listing',
    description: 'A draft created by an agent is assigned to them.',
    access: 'listings.edit',
    body: NewListing,
    answer: z.object({ data: z.object({ id: z.int() }) }),
    errors: writing,
  },
  changeListings: {
    method: 'POST',
    path: '/api/admin/listings/changes',
    summary: 'Update several listings',
    description:
      'Changes their status or agent, or confirms them. Each listing is updated or refused individually.',
    access: 'listings.edit',
    body: ListingAction,
    answer: ListingsChanged,
    errors: writing,
  },
  changeFoundListings: {
    method: 'POST',
    path: '/api/admin/listings/found/changes',
    summary: 'Update all listings that match the filters',
    description:
      'Handles up to 200 listings per call. Repeat the call with the returned `after` until it is null.',
    access: 'listings.edit',
    query: ExportFilter,
    body: FoundListingsAction,
    answer: FoundListingsChanged,
    errors: writing,
  },
  undoListings: {
    method: 'POST',
    path: '/api/admin/listings/changes/:change/undo',
    summary: 'Undo a bulk update',
    description:
      'Possible for the caller’s own bulk updates for one hour. Listings that were changed since stay as they are.',
    access: 'listings.edit',
    params: z.object({ change: z.string().regex(/^[\w-]{1,40}$/) }),
    body: z.object({}),
    answer: ListingsChanged,
    errors: [...writing, 404],
  },
  listingViews: {
    method: 'GET',
    path: '/api/admin/listings/views',
    summary: 'List your saved views',
    access: 'listings.read',
    answer: views,
    errors: reading,
  },
  keepListingView: {
    method: 'POST',
    path: '/api/admin/listings/views',
    summary: 'Save a view',
    description: 'Stores the filters under the given name and replaces an existing view of that name.',
    access: 'listings.read',
    body: NewListingView,
    answer: views,
    errors: [...writing, 409],
  },
  forgetListingView: {
    method: 'POST',
    path: '/api/admin/listings/views/:id/forget',
    summary: 'Delete one of your saved views',
    access: 'listings.read',
    params: ofListing,
    body: z.object({}),
    answer: views,
    errors: [...writing, 404],
  },
  openListing: {
    method: 'GET',
    path: '/api/admin/listings/:id',
    summary: 'Get a listing',
    description: 'Includes everything that the editor needs.',
    access: 'listings.read',
    params: ofListing,
    answer: opened,
    errors: [...reading, 404],
  },
  saveListing: {
    method: 'PUT',
    path: '/api/admin/listings/:id',
    summary: 'Update the content of a listing',
    description: 'Returns 409 when the listing was saved since `base_version`.',
    access: 'listings.edit',
    params: ofListing,
    body: SavedListing,
    answer: opened,
    errors: changing,
  },
  setListingStatus: {
    method: 'POST',
    path: '/api/admin/listings/:id/status',
    summary: 'Change the status of a listing',
    description: 'The table of status transitions defines which changes are allowed.',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({
      status: z.enum(listingStatuses),
      version: z
        .int()
        .positive()
        .optional()
        .describe('The current status as read; returns 409 if it was changed since'),
      agreed_price: z
        .int()
        .min(1000)
        .max(1_000_000_000_000)
        .optional()
        .describe(
          'The agreed price in PKR, only for sold or rented. Private: used only in statistics of five or more',
        ),
    }),
    answer: z.object({ data: OpenListing, undo: z.string() }),
    errors: changing,
  },
  approveListingChange: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/approve',
    summary: 'Approve a pending change',
    description: 'Publishes the change. Returns 409 when it is not the change that was read.',
    access: 'listings.publish',
    params: ofListing,
    body: z.strictObject({ version: readVersion }),
    answer: opened,
    errors: changing,
  },
  returnListing: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/return',
    summary: 'Return a listing or change to its author',
    description: 'Takes the reason.',
    access: 'listings.publish',
    params: ofListing,
    body: z.strictObject({ version: readVersion, reason: lines(1000) }),
    answer: opened,
    errors: changing,
  },
  withdrawListingChange: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/withdraw',
    summary: 'Withdraw a pending or returned change',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({ version: readVersion }),
    answer: opened,
    errors: changing,
  },
  listingReviews: {
    method: 'GET',
    path: '/api/admin/listing-reviews',
    summary: 'List pending approvals',
    description: 'New listings and changes of published listings, oldest first.',
    access: 'listings.publish',
    answer: z.object({ data: InReview }),
    errors: reading,
  },
  keepListingDraft: {
    method: 'PUT',
    path: '/api/admin/listings/:id/draft',
    summary: 'Save the unsaved draft of a listing',
    description: 'Only its author can see it.',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({ base_version: z.int().positive(), content: ListingDraft }),
    answer: z.object({ data: z.object({ saved_at: z.string() }) }),
    errors: [...writing, 404],
  },
  previewDescription: {
    method: 'POST',
    path: '/api/admin/listing-descriptions/preview',
    summary: 'Preview a description',
    description: 'Returns the safe HTML that the listing page shows.',
    access: 'listings.edit',
    body: ListingContent.pick({ description: true }),
    answer: z.object({ data: z.object({ html: z.string() }) }),
    errors: writing,
  },
  dropListingDraft: {
    method: 'POST',
    path: '/api/admin/listings/:id/draft/drop',
    summary: 'Discard the unsaved draft of a listing',
    access: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: done,
    errors: [...writing, 404],
  },
  beAtListing: {
    method: 'POST',
    path: '/api/admin/listings/:id/presence',
    summary: 'Report that you have a listing open',
    description: 'Returns who else has it open, and its current version.',
    access: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: z.object({
      data: z.object({ version: z.int(), others: z.array(z.object({ name: z.string() })) }),
    }),
    errors: [...writing, 404],
  },
} as const satisfies Record<string, AdminEndpoint>
