import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { listOfPage } from '../../list-of-page.ts'
import { TeamCard } from './static-team-card.ts'
import { TeamScreen } from './team-screen.tsx'
import { TeamSkeleton } from './team-skeleton.tsx'

export const Route = createFileRoute('/team')({
  validateSearch: ({ cityId, language }): { cityId?: string; language?: string } => ({
    ...(cityId !== undefined && { cityId: String(cityId) }),
    ...(language !== undefined && { language: String(language) }),
  }),
  loader: ({ abortController: { signal } }) =>
    withCode(
      [TeamCard],
      listOfPage(load('agents', { query: { per_page: 1000, current_page: 1 }, signal }), signal),
    ),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, match }) =>
    (await import('./team-head.ts')).teamHead(match.search, loaderData?.data),
  component: TeamScreen,
  pendingComponent: TeamSkeleton,
})
