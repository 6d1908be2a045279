import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { AgentCard } from '../../cards/static-agent-card.ts'
import { ListingCard } from '../../cards/static-cards.ts'
import { loadAgent } from './agent-data.ts'
import { AgentScreen } from './agent-screen.tsx'
import { AgentSkeleton } from './agent-skeleton.tsx'

export const Route = createFileRoute('/team/$id')({
  loader: ({ params, abortController: { signal } }) =>
    withCode([AgentCard, ListingCard], loadAgent(params.id, signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./agent-head.ts')).agentHead(loaderData) : {}),
  component: AgentScreen,
  pendingComponent: AgentSkeleton,
})
