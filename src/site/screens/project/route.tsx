import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import { readCashFlowQuery } from './cash-flow-query.ts'
import { loadProject } from './project-data.ts'
import { ProjectScreen } from './project-screen.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'
import { CashFlow } from './static-cash-flow.ts'

export const Route = createFileRoute('/project/$id/{-$slug}')({
  validateSearch: readCashFlowQuery,
  loader: ({ params, location, abortController: { signal } }) =>
    withCode(
      [ListingCard, ProjectCard, CashFlow],
      loadProject({ ...params, query: location.searchStr }, signal),
    ),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./project-head.ts')).projectHead(loaderData) : {},
  component: ProjectScreen,
  pendingComponent: ProjectSkeleton,
})
