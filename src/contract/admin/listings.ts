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
const readVersion = z.int().positive().describe('the version that was read')
const opened = z.object({ data: OpenListing })
const views = z.object({ data: z.array(ListingView) })

export const listingCalls = {
  listings: {
    method: 'GET',
    path: '/api/admin/listings',
    summary: 'Listings of every state, fifty a page; agents see their own.',
    access: 'listings.read',
    query: ListingQuery,
    answer: z.object({ data: z.array(AdminListing), pagination: Pagination }),
    errors: reading,
  },
  createListing: {
    method: 'POST',
    path: '/api/admin/listings',
    summary: 'A new draft; an agent’s is theirs.',
    access: 'listings.edit',
    body: NewListing,
    answer: z.object({ data: z.object({ id: z.int() }) }),
    errors: writing,
  },
  changeListings: {
    method: 'POST',
    path: '/api/admin/listings/changes',
    summary:
      'Changes the status or the agent of several listings, or confirms them. Each listing is changed or refused on its own.',
    access: 'listings.edit',
    body: ListingAction,
    answer: ListingsChanged,
    errors: writing,
  },
  changeFoundListings: {
    method: 'POST',
    path: '/api/admin/listings/found/changes',
    summary: 'The same for all listings that the filter finds, 200 a call: call again with `after`.',
    access: 'listings.edit',
    query: ExportFilter,
    body: FoundListingsAction,
    answer: FoundListingsChanged,
    errors: writing,
  },
  undoListings: {
    method: 'POST',
    path: '/api/admin/listings/changes/:change/undo',
    summary:
      'Undoes a bulk change that the caller made within the last hour. Listings that were changed since are left as they are.',
    access: 'listings.edit',
    params: z.object({ change: z.string().regex(/^[\w-]{1,40}$/) }),
    body: z.object({}),
    answer: ListingsChanged,
    errors: [...writing, 404],
  },
  listingViews: {
    method: 'GET',
    path: '/api/admin/listings/views',
    summary: 'The filters that one has kept under a name.',
    access: 'listings.read',
    answer: views,
    errors: reading,
  },
  keepListingView: {
    method: 'POST',
    path: '/api/admin/listings/views',
    summary: 'Keeps a filter under a name; the same name again replaces it.',
    access: 'listings.read',
    body: NewListingView,
    answer: views,
    errors: [...writing, 409],
  },
  forgetListingView: {
    method: 'POST',
    path: '/api/admin/listings/views/:id/forget',
    summary: 'Forgets one of one’s own views.',
    access: 'listings.read',
    params: ofListing,
    body: z.object({}),
    answer: views,
    errors: [...writing, 404],
  },
  openListing: {
    method: 'GET',
    path: '/api/admin/listings/:id',
    summary: 'A listing with everything its editor needs.',
    access: 'listings.read',
    params: ofListing,
    answer: opened,
    errors: [...reading, 404],
  },
  saveListing: {
    method: 'PUT',
    path: '/api/admin/listings/:id',
    summary: 'Saves the content of a listing. Returns 409 when it was saved since `base_version`.',
    access: 'listings.edit',
    params: ofListing,
    body: SavedListing,
    answer: opened,
    errors: changing,
  },
  setListingStatus: {
    method: 'POST',
    path: '/api/admin/listings/:id/status',
    summary:
      'Changes the status of a listing. The table of status transitions defines which changes are allowed.',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({
      status: z.enum(listingStatuses),
      version: z.int().positive().optional().describe('the one that was read: 409 when it was changed since'),
      agreed_price: z
        .int()
        .min(1000)
        .max(1_000_000_000_000)
        .optional()
        .describe('PKR, with sold or rented alone; private: it counts only in figures of five or more'),
    }),
    answer: z.object({ data: OpenListing, undo: z.string() }),
    errors: changing,
  },
  approveListingChange: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/approve',
    summary: 'Puts the change that waits for approval onto the site; 409 when it is not what was read.',
    access: 'listings.publish',
    params: ofListing,
    body: z.strictObject({ version: readVersion }),
    answer: opened,
    errors: changing,
  },
  returnListing: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/return',
    summary: 'Sends a new listing, or a change of a published one, back to its author with a reason.',
    access: 'listings.publish',
    params: ofListing,
    body: z.strictObject({ version: readVersion, reason: lines(1000) }),
    answer: opened,
    errors: changing,
  },
  withdrawListingChange: {
    method: 'POST',
    path: '/api/admin/listings/:id/review/withdraw',
    summary: 'Drops the change that waits for approval, or was sent back.',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({ version: readVersion }),
    answer: opened,
    errors: changing,
  },
  listingReviews: {
    method: 'GET',
    path: '/api/admin/listing-reviews',
    summary: 'What waits for approval: new listings and changes of published ones, the oldest first.',
    access: 'listings.publish',
    answer: z.object({ data: InReview }),
    errors: reading,
  },
  keepListingDraft: {
    method: 'PUT',
    path: '/api/admin/listings/:id/draft',
    summary: 'Stores the unsaved draft of a listing. Only its author can see it.',
    access: 'listings.edit',
    params: ofListing,
    body: z.strictObject({ base_version: z.int().positive(), content: ListingDraft }),
    answer: z.object({ data: z.object({ saved_at: z.string() }) }),
    errors: [...writing, 404],
  },
  previewDescription: {
    method: 'POST',
    path: '/api/admin/listing-descriptions/preview',
    summary: 'A description as its page shows it: safe HTML.',
    access: 'listings.edit',
    body: ListingContent.pick({ description: true }),
    answer: z.object({ data: z.object({ html: z.string() }) }),
    errors: writing,
  },
  dropListingDraft: {
    method: 'POST',
    path: '/api/admin/listings/:id/draft/drop',
    summary: 'Forgets what was typed and not saved.',
    access: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: done,
    errors: [...writing, 404],
  },
  beAtListing: {
    method: 'POST',
    path: '/api/admin/listings/:id/presence',
    summary: 'Says that one has the listing open; tells who else has, and its version.',
    access: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: z.object({
      data: z.object({ version: z.int(), others: z.array(z.object({ name: z.string() })) }),
    }),
    errors: [...writing, 404],
  },
} as const satisfies Record<string, AdminEndpoint>
