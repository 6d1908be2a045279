import { setTimeout as wait } from 'node:timers/promises'
import type { Search, SearchAnswer } from '#contract/search/search.ts'
import type { Context } from '../context.ts'
import { searchListings } from './search.ts'
import type { SearchIndex } from './search-index/index.ts'

/** The index may be one that only finds. */
export type SearchContext = Context<'db' | 'searchService'> & { search: Pick<SearchIndex, 'find'> }

/** `ours`: it follows the changes that this server hears of. */
export type FoundSomewhere = { answer: SearchAnswer; ours: boolean }

// A page is never slowed by more than this: whoever answers first then is believed.
const headStartMs = 40

/**
 * What `searchListings` gives, by the search service where there is one. It has a head start; then this server searches as
 * well, so that a slow service is not waited for, and a dead one is not noticed.
 * @throws what `searchListings` throws, when the service does not answer either
 */
export async function searchAnywhere(ctx: SearchContext, query: Search): Promise<FoundSomewhere> {
  const { searchService } = ctx
  const own = async () => ({ answer: await searchListings(ctx, query), ours: true })
  if (!searchService) return own()
  const theirs = searchService.ask(query).then((answer) => ({ answer, ours: false }))
  const begun = await Promise.race([theirs.catch(() => undefined), wait(headStartMs)])
  return begun ?? Promise.any([own(), theirs]).catch(own)
}
