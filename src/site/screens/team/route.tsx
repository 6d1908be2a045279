import { createFileRoute } from '@tanstack/react-router'
import { call } from '#ui/api.ts'
import { withCode } from '#ui/static-part.tsx'
import { TeamCard } from './static-team-card.ts'
import { TeamScreen } from './team-screen.tsx'
import { TeamSkeleton } from './team-skeleton.tsx'

export const Route = createFileRoute('/team')({
  validateSearch: ({ cityId, language }): { cityId?: string; language?: string } => ({
    ...(cityId !== undefined && { cityId: String(cityId) }),
    ...(language !== undefined && { language: String(language) }),
  }),
  loader: ({ abortController: { signal } }) =>
    withCode([TeamCard], call('agents', { query: { per_page: 1000, current_page: 1 }, signal })),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, match }) =>
    loaderData ? (await import('./team-head.ts')).teamHead(match.search, loaderData.data) : {},
  component: TeamScreen,
  pendingComponent: TeamSkeleton,
})
