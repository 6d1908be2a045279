import { createFileRoute } from '@tanstack/react-router'
import { readComparison } from '#contract/compare/compare-address.ts'
import { withCode } from '#ui/static-part.tsx'
import { readCompareQuery } from './compare-address.ts'
import { loadComparison } from './compare-data.ts'
import { CompareScreen } from './compare-screen.tsx'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { CompareTable } from './static-table.ts'

export const Route = createFileRoute('/compare')({
  validateSearch: readCompareQuery,
  loaderDeps: ({ search }) => readCompareQuery(search),
  loader: ({ deps, abortController: { signal } }) =>
    withCode([CompareTable], loadComparison(readComparison(deps), signal)),
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match, loaderData }) =>
    (await import('./compare-head.ts')).compareHead(match.search, loaderData?.homes.length ?? 0),
  component: CompareScreen,
  pendingComponent: CompareSkeleton,
})
