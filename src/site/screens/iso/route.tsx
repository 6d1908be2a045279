import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../page-text.ts'
import { PolicySkeleton } from '../policy/policy-skeleton.tsx'
import { IsoScreen } from './iso-screen.tsx'

export const Route = createFileRoute('/iso')({
  loader: ({ abortController }) => loadPage('iso', abortController.signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./iso-head.ts')).isoHead(loaderData) : {}),
  component: IsoScreen,
  pendingComponent: PolicySkeleton,
})
