import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { call, isMissing } from '#ui/api.ts'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import { SavedSkeleton } from '../saved/saved-skeleton.tsx'
import type { SharedListData } from './shared-list-data.ts'
import { SharedListScreen } from './shared-list-screen.tsx'

export const Route = createFileRoute('/saved/$token')({
  loader: ({ params, abortController }) =>
    withCode([ListingCard, ProjectCard], loadSharedList(params.token, abortController.signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, params }) =>
    loaderData ? (await import('./shared-list-head.ts')).sharedListHead(params.token, loaderData) : {},
  component: SharedListScreen,
  pendingComponent: SavedSkeleton,
})

/** A shared list; one that has ended is 410, one that nobody made 404, each with a sentence that says so. */
async function loadSharedList(token: string, signal: AbortSignal): Promise<SharedListData> {
  try {
    const { data } = await call('sharedList', { params: { token }, signal })
    if (data.state === 'ended') answerWith(410)
    return data
  } catch (thrown) {
    if (!isMissing(thrown)) throw thrown
    answerWith(404)
    return { state: 'unknown' }
  }
}

const answerWith = createIsomorphicFn().server((status: number) => setResponseStatus(status))
