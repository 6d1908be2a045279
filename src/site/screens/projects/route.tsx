import { createFileRoute } from '@tanstack/react-router'
import { load } from '#ui/load.ts'
import { withCode } from '#ui/static-part.tsx'
import { ProjectCard } from '../../cards/static-cards.ts'
import { readProjectsChoice } from './projects-address.ts'
import { readProjectsQuery } from './projects-query.ts'
import { ProjectsScreen } from './projects-screen.tsx'
import { ProjectsSkeleton } from './projects-skeleton.tsx'

export const Route = createFileRoute('/projects')({
  validateSearch: readProjectsQuery,
  loaderDeps: ({ search }) => readProjectsQuery(search),
  loader: ({ deps, abortController: { signal } }) =>
    withCode([ProjectCard], load('searchProjects', { query: readProjectsChoice(deps), signal })),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData, match }) =>
    loaderData ? (await import('./projects-head.ts')).projectsHead(match.search, loaderData) : {},
  component: ProjectsScreen,
  pendingComponent: ProjectsSkeleton,
})
