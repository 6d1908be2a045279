import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../page-text.ts'
import { policyHead } from './policy-head.ts'
import { PolicyScreen } from './policy-screen.tsx'
import { PolicySkeleton } from './policy-skeleton.tsx'

export const Route = createFileRoute('/terms')({
  loader: ({ abortController }) => loadPage('terms', abortController.signal),
  head: ({ loaderData }) => (loaderData ? policyHead(loaderData) : {}),
  component: TermsScreen,
  pendingComponent: PolicySkeleton,
})

function TermsScreen() {
  return <PolicyScreen policy={Route.useLoaderData()} />
}
