import { useEffect, useState } from 'react'
import type { Purpose } from '#contract/listings/property.ts'

/** What is chosen already. */
type Chosen = { purpose: Purpose | undefined; cityId?: number | undefined }

type Suggestions<Found> = {
  found: readonly Found[]
  /** The text that `found` answers; undefined before the first answer. */
  answered: string | undefined
}

/** Asks the API for the meanings of a text. A module constant, so that rendering does not ask again. */
export type AskSuggestions<Found> = (
  query: Chosen & { text: string },
  signal: AbortSignal,
) => Promise<readonly Found[]>

const pauseMs = 150
const none = { found: [], answered: undefined }

/** What a text may mean, asked for once the visitor pauses; an empty text means nothing. */
export function useSuggestions<Found>(
  ask: AskSuggestions<Found>,
  text: string,
  { purpose, cityId }: Chosen,
): Suggestions<Found> {
  const [suggestions, setSuggestions] = useState<Suggestions<Found>>(none)
  const wanted = text.trim()
  useEffect(() => {
    if (!wanted) return setSuggestions(none)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const found = await ask({ text: wanted, purpose, cityId }, stop.signal)
        setSuggestions({ found, answered: wanted })
      } catch {
        // Without suggestions the text can still be searched as it is.
        if (!stop.signal.aborted) setSuggestions(none)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [ask, wanted, purpose, cityId])
  return suggestions
}
