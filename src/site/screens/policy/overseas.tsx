import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '../../page-text.ts'
import { AbroadSearch } from './abroad-search.tsx'
import { PolicyScreen } from './policy-screen.tsx'
import { PolicySkeleton } from './policy-skeleton.tsx'

export const Route = createFileRoute('/overseas')({
  loader: ({ abortController }) => loadPage('overseas', abortController.signal),
  head: async ({ loaderData }) => {
    const { policyHead } = await import('./policy-head.ts')
    return loaderData ? policyHead(loaderData) : {}
  },
  component: OverseasScreen,
  pendingComponent: PolicySkeleton,
})

function OverseasScreen() {
  return (
    <PolicyScreen policy={Route.useLoaderData()}>
      <AbroadSearch />
    </PolicyScreen>
  )
}
