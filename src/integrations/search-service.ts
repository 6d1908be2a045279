/** Another host that serves `GET /api/listings/search`: setting SEARCH_BASE. */
import { type Search, SearchAnswer } from '#contract/search/search.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import { openOutsideHost, readJson } from './outside-host.ts'

export type SearchService = {
  /**
   * What the service answers to a search.
   * @throws when it does not answer in time, or with anything but such an answer
   */
  ask(search: Search): Promise<SearchAnswer>
}

/** `onChange` is told when the service is lost and when it is back. */
export function openSearchService(
  base: string,
  onChange: (answers: boolean, error?: unknown) => void,
): SearchService {
  const host = openOutsideHost(base, onChange)
  const read = async (answer: Response) => SearchAnswer.parse(await readJson(answer))
  return { ask: (search) => host.ask(`/api/listings/search?${searchQuery(search)}`, read) }
}
