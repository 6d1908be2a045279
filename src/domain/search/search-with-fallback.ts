import { setTimeout as wait } from 'node:timers/promises'
import type { MapAnswer, MapSearch } from '#contract/search/map-search.ts'
import type { Search, SearchAnswer } from '#contract/search/search.ts'
import type { Context } from '../context.ts'
import type { SearchIndex } from '../search-index/index.ts'
import { searchListings } from './search.ts'

/** The index may be one that can only find. */
export type SearchContext = Context<'db' | 'searchService'> & {
  search: Pick<SearchIndex, 'find' | 'findIds' | 'findOnMap'>
}

/** `ours`: it follows the changes that reach this server. */
export type FoundSomewhere<Answer> = { answer: Answer; ours: boolean }

// A page is never slowed by more than this: after that the first answer is used.
const headStartMs = 40

/**
 * Returns what `searchListings` returns, from the search service where there is one. After its head start
 * this server searches as well, so that a slow or dead service delays no page.
 * @throws what `searchListings` throws, when the service does not answer either
 */
export function searchWithFallback(ctx: SearchContext, query: Search): Promise<FoundSomewhere<SearchAnswer>> {
  const { searchService } = ctx
  return anywhere(() => searchListings(ctx, query), searchService && (() => searchService.ask(query)))
}

/** The results of a search on the map, by the search service or by this server in the same way. */
export function searchMapWithFallback(
  ctx: SearchContext,
  query: MapSearch,
): Promise<FoundSomewhere<MapAnswer>> {
  const { search, searchService } = ctx
  return anywhere(async () => search.findOnMap(query), searchService && (() => searchService.askMap(query)))
}

async function anywhere<Answer>(
  search: () => Promise<Answer>,
  ask: (() => Promise<Answer>) | undefined,
): Promise<FoundSomewhere<Answer>> {
  const own = async () => ({ answer: await search(), ours: true })
  if (!ask) return own()
  const theirs = ask().then((answer) => ({ answer, ours: false }))
  const begun = await Promise.race([theirs.catch(() => undefined), wait(headStartMs)])
  return begun ?? Promise.any([own(), theirs]).catch(own)
}
