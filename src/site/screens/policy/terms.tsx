import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../page-text.ts'
import { PolicyScreen } from './policy-screen.tsx'
import { PolicySkeleton } from './policy-skeleton.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ abortController }) => loadPage('terms', abortController.signal),
  head: async ({ loaderData }) => {
    const { policyHead } = await import('./policy-head.ts')
    return loaderData ? policyHead(loaderData) : {}
  },
  component: TermsScreen,
  pendingComponent: PolicySkeleton,
})

function TermsScreen() {
  return <PolicyScreen policy={Route.useLoaderData()} />
}
