import { createFileRoute } from '@tanstack/react-router'
import { loadAbout } from './about-data.ts'
import { AboutScreen } from './about-screen.tsx'
import { AboutSkeleton } from './about-skeleton.tsx'

export const Route = createFileRoute('/about')({
  loader: ({ abortController }) => loadAbout(abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./about-head.ts')).aboutHead(loaderData) : {}),
  component: AboutScreen,
  pendingComponent: AboutSkeleton,
})
