import { createFileRoute } from '@tanstack/react-router'
import { ProjectScreen } from './project-screen.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'

// Every page carries this file: what only a project needs is fetched with the project.
export const Route = createFileRoute('/project/$id/{-$slug}')({
  loader: async ({ params, abortController: { signal } }) =>
    (await import('./project-data.ts')).loadProject(params, signal),
  head: async ({ loaderData }) =>
    loaderData ? (await import('./project-head.ts')).projectHead(loaderData) : {},
  component: ProjectScreen,
  pendingComponent: ProjectSkeleton,
})
