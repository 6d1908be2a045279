import { createFileRoute } from '@tanstack/react-router'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { knownKeys, withoutKeys } from './query.ts'
import { readQuery } from './read-query.ts'
import { loadSearch } from './search-data.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchScreen } from './search-screen.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { redirectToParsedSearch } from './understood.ts'

export const Route = createFileRoute('/search')({
  validateSearch: knownKeys,
  // Known keys in their fixed order alone: what came for '?beds=6&utm_source=x&cityId=1' is kept under its own name.
  loaderDeps: ({ search }) => withoutKeys(knownKeys(search), { view: true }),
  loader: async ({ deps, abortController }) => {
    const query = readQuery(deps)
    await redirectToParsedSearch(query, abortController.signal)
    return withCode([ListingCard], loadSearch(query, abortController.signal))
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match, loaderData }) =>
    loaderData ? (await import('./search-head.ts')).searchHead(match.search, loaderData) : {},
  component: SearchScreen,
  pendingComponent: SearchSkeleton,
  errorComponent: SearchFailed,
})
