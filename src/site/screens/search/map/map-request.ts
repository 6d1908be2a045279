/** Requests of the results on the map. Browser only. */
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { type Answer, call } from '#ui/api.ts'
import { parseQuery } from '#ui/query-string.ts'
import { boxToAsk } from './view-search.ts'

export type MapAnswer = Answer<'searchMap'>

/** The zoom of the first request, made before the map has a place. */
export const firstZoom = 11

const prefetched = new Map<string, Promise<MapAnswer>>()

/** The filters as the map requests them, without the order and page of the list. */
export function mapQuery(
  choice: SearchChoice,
  { box, zoom }: { box: string | undefined; zoom: number },
): string {
  const onlyOfList = {
    sort: undefined,
    page: undefined,
    perPage: undefined,
    view: undefined,
    typed: undefined,
    prefer: undefined,
  }
  return `${searchQuery({ ...choice, box, ...onlyOfList })}&zoom=${Math.floor(zoom)}`
}

/** Requests the first results of a map while its code is loading. */
export function prefetchResults(choice: SearchChoice): void {
  const query = mapQuery(choice, { box: boxToAsk(choice.box, undefined), zoom: firstZoom })
  if (prefetched.has(query)) return
  const answer = call('searchMap', { query: parseQuery(query) })
  prefetched.set(query, answer)
  answer.catch(() => prefetched.delete(query))
}

/** The results of a query, prefetched or requested now. */
export function requestResults(query: string, signal: AbortSignal): Promise<MapAnswer> {
  const waiting = prefetched.get(query)
  prefetched.delete(query)
  return waiting ?? call('searchMap', { query: parseQuery(query), signal })
}
