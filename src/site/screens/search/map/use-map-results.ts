import { useEffect, useState } from 'react'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { type MapAnswer, mapQuery, requestResults } from './map-request.ts'

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
    requestResults(wanted, stop.signal).then(
      (results) => stop.signal.aborted || setState({ answered: wanted, results, hasFailed: false }),
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
