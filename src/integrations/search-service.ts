/** Another host that serves `GET /api/listings/search` and `GET /api/listings/map`: setting SEARCH_BASE. */
import { MapAnswer, type MapSearch } from '#contract/search/map-search.ts'
import { type Search, SearchAnswer, searchKeysHeader } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { searchKeys } from '#contract/search/search-keys.ts'
import { openOutsideHost, readJson } from './outside-host.ts'

export type SearchService = {
  /**
   * Returns the service's answer to a search.
   * @throws when it does not answer in time, or with anything but such an answer
   */
  ask(search: Search): Promise<SearchAnswer>
  /** The same results on the map, with the same errors. */
  askMap(search: MapSearch): Promise<MapAnswer>
}

/** `onChange` is called when the service is lost and when it is back. */
export function openSearchService(
  base: string,
  onChange: (answers: boolean, error?: unknown) => void,
): SearchService {
  const host = openOutsideHost(base, onChange)
  return {
    ask: (search) =>
      host.ask(`/api/listings/search?${searchQuery(search)}`, async (answer) =>
        SearchAnswer.parse(await readJson(knowing(answer))),
      ),
    askMap: (search) =>
      host.ask(`/api/listings/map?${searchQuery(search)}&zoom=${search.zoom}`, async (answer) =>
        MapAnswer.parse(await readJson(knowing(answer))),
      ),
  }
}

/** An older version leaves out filters that it does not know, and finds too much. */
function knowing(answer: Response): Response {
  const known = answer.headers.get(searchKeysHeader)?.split(',') ?? []
  if (answer.ok && searchKeys.some((key) => !known.includes(key))) {
    throw new Error('The search service is of another version.')
  }
  return answer
}
