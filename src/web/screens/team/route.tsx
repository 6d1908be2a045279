import { createFileRoute } from '@tanstack/react-router'
import { call } from '../../api.ts'
import { TeamScreen } from './team-screen.tsx'
import { TeamSkeleton } from './team-skeleton.tsx'

// Every page carries this file: what only this screen needs is fetched with it.
export const Route = createFileRoute('/team')({
  validateSearch: ({ cityId, language }): { cityId?: string; language?: string } => ({
    ...(cityId !== undefined && { cityId: String(cityId) }),
    ...(language !== undefined && { language: String(language) }),
  }),
  loader: ({ abortController: { signal } }) =>
    call('agents', { query: { per_page: 1000, current_page: 1 }, signal }),
  head: async ({ loaderData, match }) =>
    loaderData ? (await import('./team-head.ts')).teamHead(match.search, loaderData.data) : {},
  component: TeamScreen,
  pendingComponent: TeamSkeleton,
})
