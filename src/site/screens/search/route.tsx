import { createFileRoute } from '@tanstack/react-router'
import { isUnanswered } from '#ui/call-error.ts'
import { withCode } from '#ui/static-part.tsx'
import { ListingCard } from '../../cards/static-cards.ts'
import { knownKeys, withoutKeys } from './query.ts'
import { readQuery } from './read-query.ts'
import { loadSearch } from './search-data.ts'
import { SearchFailed } from './search-failed.tsx'
import { SearchScreen } from './search-screen.tsx'
import { SearchSkeleton } from './search-skeleton.tsx'
import { seenAnswer } from './shown-search.ts'
import { redirectToParsedSearch } from './understood.ts'

export const Route = createFileRoute('/search')({
  validateSearch: knownKeys,
  // Known keys in their fixed order alone: what came for '?beds=6&utm_source=x&cityId=1' is kept under its own name.
  loaderDeps: ({ search }) => withoutKeys(knownKeys(search), { view: true }),
  loader: async ({ deps, abortController }) => {
    const query = readQuery(deps)
    try {
      await redirectToParsedSearch(query, abortController.signal)
      return await withCode([ListingCard], loadSearch(query, abortController.signal))
    } catch (thrown) {
      const seen = isUnanswered(thrown) && seenAnswer(deps)
      if (seen) return seen
      throw thrown
    }
  },
  // Loaded with the screen, so that no other page carries it.
  head: async ({ match, loaderData }) =>
    loaderData ? (await import('./search-head.ts')).searchHead(match.search, loaderData) : {},
  component: SearchScreen,
  pendingComponent: SearchSkeleton,
  errorComponent: SearchFailed,
})
