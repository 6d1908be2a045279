import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { parsePropertyId } from '#contract/listings/property-id.ts'
import { isGone } from '#ui/call-error.ts'
import type { Listing } from '#ui/listing/listing.ts'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { loadAdSlot } from '../../ads/ad-slot-data.ts'
import { ListingCard } from '../../cards/static-cards.ts'
import { orNotFound } from '../../or-not-found.ts'
import { ListingScreen } from './listing-screen.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { PriceHistory } from './static-price-history.ts'

export const Route = createFileRoute('/listing/$id')({
  loader: ({ params, abortController }) =>
    withCode([ListingCard, PriceHistory], loadListing(params.id, abortController.signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./listing-head.ts')).listingHead(loaderData) : {},
  component: ListingScreen,
  pendingComponent: ListingSkeleton,
})

type Shown = {
  id: number
  /** Undefined for one that left the site. */
  listing: Listing | undefined
  /** The times at which it can be viewed; none where viewings cannot be asked for. */
  viewingTimes: readonly string[]
  /** Whether there is a place for an ad. */
  adSlot: boolean
}

/** Loads one listing; text that is no ID, or the ID of no listing, shows the not-found page. */
async function loadListing(typed: string, signal: AbortSignal): Promise<Shown> {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const [listing, viewingTimes, adSlot] = await Promise.all([
    orNotFound(load('listing', { params: { id }, signal }).then(({ property }) => property, ifGone)),
    // The listing is shown without them.
    load('viewingTimes', { params: { id }, signal }).then(
      ({ data }) => data.slots,
      () => [],
    ),
    loadAdSlot({ placement: 'listing_side', listing: id }),
  ])
  return { id, listing, viewingTimes, adSlot }
}

function ifGone(thrown: unknown): undefined {
  if (!isGone(thrown)) throw thrown
  tellGone()
}

const tellGone = createIsomorphicFn().server(() => setResponseStatus(410))
