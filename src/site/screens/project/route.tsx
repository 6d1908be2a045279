import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard, ProjectCard } from '../../cards/static-cards.ts'
import { loadProject } from './project-data.ts'
import { ProjectScreen } from './project-screen.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'

export const Route = createFileRoute('/project/$id/{-$slug}')({
  loader: ({ params, abortController: { signal } }) =>
    withCode([ListingCard, ProjectCard], loadProject(params, signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) =>
    loaderData ? (await import('./project-head.ts')).projectHead(loaderData) : {},
  component: ProjectScreen,
  pendingComponent: ProjectSkeleton,
})
