import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../page-text.ts'
import { PolicyScreen } from './policy-screen.tsx'
import { PolicySkeleton } from './policy-skeleton.tsx'

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ abortController }) => loadPage('privacy-policy', abortController.signal),
  head: async ({ loaderData }) => {
    const { policyHead } = await import('./policy-head.ts')
    return loaderData ? policyHead(loaderData) : {}
  },
  component: PrivacyScreen,
  pendingComponent: PolicySkeleton,
})

function PrivacyScreen() {
  return <PolicyScreen policy={Route.useLoaderData()} />
}
