import { useEffect, useState } from 'react'
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { type Answer, call } from '#ui/api.ts'
import { parseQuery } from '#ui/query-string.ts'

export type MapAnswer = Answer<'searchMap'>

/** The results on the map. `isLate`: they belong to an earlier search or view, and the current ones are loading. */
export type MapResultsState = {
  results: MapAnswer | undefined
  isLate: boolean
  hasFailed: boolean
  retry: () => void
}

/** The results of a search in a part of the map. The last answer stays while a new one is loading. */
export function useMapResults(
  choice: SearchChoice,
  view: { box: string | undefined; zoom: number },
): MapResultsState {
  const wanted = mapQuery(choice, view)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ answered: string; results?: MapAnswer; hasFailed: boolean }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the request
  useEffect(() => {
    const stop = new AbortController()
    call('searchMap', { query: parseQuery(wanted), signal: stop.signal }).then(
      (results) => setState({ answered: wanted, results, hasFailed: false }),
      () => stop.signal.aborted || setState((last) => ({ ...last, answered: wanted, hasFailed: true })),
    )
    return () => stop.abort()
  }, [wanted, attempt])
  return {
    results: state?.results,
    isLate: state?.answered !== wanted,
    hasFailed: state?.hasFailed ?? false,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** The filters without the order and page of the list. */
function mapQuery(choice: SearchChoice, { box, zoom }: { box: string | undefined; zoom: number }): string {
  const filters = { ...choice, box, sort: undefined, page: undefined, perPage: undefined, typed: undefined }
  return `${searchQuery(filters)}&zoom=${Math.floor(zoom)}`
}
