import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { readQuery, withoutKeys } from './query.ts'
import { loadSearch } from './search-data.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchScreen } from './search-screen.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { leadToUnderstood } from './understood.ts'

export const Route = createFileRoute('/search')({
  validateSearch: readQuery,
  // Known keys in their fixed order alone: what came for '?beds=6&utm_source=x&cityId=1' is kept under its own name.
  loaderDeps: ({ search }) => withoutKeys(readQuery(search), { view: true }),
  loader: async ({ deps, abortController }) => {
    await leadToUnderstood(deps, abortController.signal)
    return withCode([ListingCard], loadSearch(deps, abortController.signal))
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match, loaderData }) =>
    loaderData ? (await import('./search-head.ts')).searchHead(match.search, loaderData) : {},
  component: SearchScreen,
  pendingComponent: SearchSkeleton,
  errorComponent: SearchFailed,
})
