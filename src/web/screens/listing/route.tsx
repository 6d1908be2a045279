import { createFileRoute, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { parsePropertyId } from '#contract/validation.ts'
import { call } from '../../api.ts'
import { orNotFound } from '../../found.ts'
import type { Listing } from './listing.ts'
import { ListingScreen } from './listing-screen.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'

export const Route = createFileRoute('/listing/$id')({
  loader: ({ params, abortController }) => loadListing(params.id, abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./listing-head.ts')).listingHead(loaderData) : {},
  component: ListingScreen,
  pendingComponent: ListingSkeleton,
})

/** One listing; what is no ID, or nobody's, is the not-found page. */
async function loadListing(typed: string, signal: AbortSignal): Promise<Listing> {
  const id = parsePropertyId(typed)
  if (id === undefined) throw notFound()
  const { property } = await orNotFound(call('listing', { params: { id }, signal }))
  if (property.gone) tellGone()
  return property
}

const tellGone = createIsomorphicFn().server(() => setResponseStatus(410))
