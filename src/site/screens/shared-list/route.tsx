import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import type { Answer } from '#ui/api.ts'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import { orNotFound } from '../../or-not-found.ts'
import { SavedSkeleton } from '../saved/saved-skeleton.tsx'
import { NoSharedList } from './no-shared-list.tsx'
import { SharedListScreen } from './shared-list-screen.tsx'

export const Route = createFileRoute('/saved/$token')({
  loader: ({ params, abortController }) =>
    withCode([ListingCard, ProjectCard], loadSharedList(params.token, abortController.signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, params }) =>
    (await import('./shared-list-head.ts')).sharedListHead(params.token, loaderData),
  component: SharedListScreen,
  notFoundComponent: () => <NoSharedList why="unknown" />,
  pendingComponent: SavedSkeleton,
})

/** Loads a shared list. One that has ended answers 410, one that never existed 404. */
async function loadSharedList(token: string, signal: AbortSignal): Promise<Answer<'sharedList'>['data']> {
  const { data } = await orNotFound(load('sharedList', { params: { token }, signal }))
  if (data.state === 'ended') tellEnded()
  return data
}

const tellEnded = createIsomorphicFn().server(() => setResponseStatus(410))
