import { z } from 'zod'
import { listingStatuses } from '../property.ts'
import { Pagination } from '../search.ts'
import { changing, done, reading, writing } from './answers.ts'
import type { OfficeEndpoint } from './endpoints.ts'
import { ListingDraft, NewListing, OpenListing, SavedListing } from './listing-content.ts'
import {
  DeskListing,
  DeskQuestion,
  ListingAction,
  ListingsChanged,
  ListingView,
  NewListingView,
} from './listing-desk.ts'

const id = z.coerce.number<string>().int().positive().max(2_147_483_647)
const ofListing = z.object({ id })
const opened = z.object({ data: OpenListing })
const views = z.object({ data: z.array(ListingView) })

export const listingCalls = {
  listings: {
    method: 'GET',
    path: '/api/office/listings',
    summary: 'Listings of every state, fifty a page; agents see their own.',
    allowed: 'listings.read',
    query: DeskQuestion,
    answer: z.object({ data: z.array(DeskListing), pagination: Pagination }),
    errors: reading,
  },
  createListing: {
    method: 'POST',
    path: '/api/office/listings',
    summary: 'A new draft; an agent’s is theirs.',
    allowed: 'listings.edit',
    body: NewListing,
    answer: z.object({ data: z.object({ id: z.int() }) }),
    errors: writing,
  },
  changeListings: {
    method: 'POST',
    path: '/api/office/listings/changes',
    summary: 'Gives many listings another state or agent, or confirms them; each is changed or refused.',
    allowed: 'listings.edit',
    body: ListingAction,
    answer: ListingsChanged,
    errors: writing,
  },
  undoListings: {
    method: 'POST',
    path: '/api/office/listings/changes/:change/undo',
    summary: 'Takes back what one did within the last hour, where nobody has changed it since.',
    allowed: 'listings.edit',
    params: z.object({ change: z.string().regex(/^[\w-]{1,40}$/) }),
    body: z.object({}),
    answer: ListingsChanged,
    errors: [...writing, 404],
  },
  listingViews: {
    method: 'GET',
    path: '/api/office/listings/views',
    summary: 'The filters that one has kept under a name.',
    allowed: 'listings.read',
    answer: views,
    errors: reading,
  },
  keepListingView: {
    method: 'POST',
    path: '/api/office/listings/views',
    summary: 'Keeps a filter under a name; the same name again replaces it.',
    allowed: 'listings.read',
    body: NewListingView,
    answer: views,
    errors: [...writing, 409],
  },
  forgetListingView: {
    method: 'POST',
    path: '/api/office/listings/views/:id/forget',
    summary: 'Forgets one of one’s own views.',
    allowed: 'listings.read',
    params: ofListing,
    body: z.object({}),
    answer: views,
    errors: [...writing, 404],
  },
  openListing: {
    method: 'GET',
    path: '/api/office/listings/:id',
    summary: 'A listing with everything its editor needs.',
    allowed: 'listings.read',
    params: ofListing,
    answer: opened,
    errors: [...reading, 404],
  },
  saveListing: {
    method: 'PUT',
    path: '/api/office/listings/:id',
    summary: 'Saves what a listing says; 409 when somebody else saved since `base_version`.',
    allowed: 'listings.edit',
    params: ofListing,
    body: SavedListing,
    answer: opened,
    errors: changing,
  },
  setListingStatus: {
    method: 'POST',
    path: '/api/office/listings/:id/status',
    summary: 'Gives a listing another state, see the table of its life.',
    allowed: 'listings.edit',
    params: ofListing,
    body: z.strictObject({
      status: z.enum(listingStatuses),
      version: z.int().positive().optional().describe('the one that was read: 409 when it was changed since'),
    }),
    answer: z.object({ data: OpenListing, undo: z.string() }),
    errors: changing,
  },
  keepListingDraft: {
    method: 'PUT',
    path: '/api/office/listings/:id/draft',
    summary: 'Keeps what was typed and is not saved yet; nobody else sees it.',
    allowed: 'listings.edit',
    params: ofListing,
    body: z.strictObject({ base_version: z.int().positive(), content: ListingDraft }),
    answer: z.object({ data: z.object({ saved_at: z.string() }) }),
    errors: [...writing, 404],
  },
  dropListingDraft: {
    method: 'POST',
    path: '/api/office/listings/:id/draft/drop',
    summary: 'Forgets what was typed and not saved.',
    allowed: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: done,
    errors: [...writing, 404],
  },
  beAtListing: {
    method: 'POST',
    path: '/api/office/listings/:id/presence',
    summary: 'Says that one has the listing open; tells who else has, and its version.',
    allowed: 'listings.edit',
    params: ofListing,
    body: z.object({}),
    answer: z.object({
      data: z.object({ version: z.int(), others: z.array(z.object({ name: z.string() })) }),
    }),
    errors: [...writing, 404],
  },
} as const satisfies Record<string, OfficeEndpoint>
