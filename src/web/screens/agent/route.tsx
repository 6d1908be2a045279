import { createFileRoute } from '@tanstack/react-router'
import { AgentScreen } from './agent-screen.tsx'
import { AgentSkeleton } from './agent-skeleton.tsx'

// Every page carries this file: what only an agent's page needs is fetched with it.
export const Route = createFileRoute('/team/$id')({
  loader: async ({ params, abortController: { signal } }) =>
    (await import('./agent-data.ts')).loadAgent(params.id, signal),
  head: async ({ loaderData }) => (loaderData ? (await import('./agent-head.ts')).agentHead(loaderData) : {}),
  component: AgentScreen,
  pendingComponent: AgentSkeleton,
})
