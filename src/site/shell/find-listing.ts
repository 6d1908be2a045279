/** Where the property-ID search leads without JavaScript: on to the listing, or a page that says why there is none. */
import { createFileRoute, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { NoListing } from './no-listing.tsx'

export const Route = createFileRoute('/listing/find')({
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: String(id ?? '') }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => {
    const { findTypedListing } = await import('./typed-listing.ts')
    const found = await findTypedListing(deps.id, signal)
    if (typeof found === 'number')
      throw redirect({ to: '/listing/$id', params: { id: String(found) }, replace: true })
    answerWith(found === 'invalid' ? 404 : 503)
    return found
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./no-listing-head.ts')).noListingHead(loaderData) : {},
  component: NoListing,
})

const answerWith = createIsomorphicFn().server((status: number) => setResponseStatus(status))
