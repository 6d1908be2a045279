import { createFileRoute } from '@tanstack/react-router'
import { loadAgent } from './agent-data.ts'
import { AgentScreen } from './agent-screen.tsx'
import { AgentSkeleton } from './agent-skeleton.tsx'

export const Route = createFileRoute('/team/$id')({
  loader: ({ params, abortController: { signal } }) => loadAgent(params.id, signal),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ loaderData }) => (loaderData ? (await import('./agent-head.ts')).agentHead(loaderData) : {}),
  component: AgentScreen,
  pendingComponent: AgentSkeleton,
})
