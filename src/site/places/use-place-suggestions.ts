import { useEffect, useState } from 'react'
import type { Purpose } from '#contract/listings/property.ts'
import { type Answer, call } from '#ui/api.ts'

export type Suggestion = Answer<'places'>[number]

type Suggestions = {
  places: readonly Suggestion[]
  /** The text that `places` answers; undefined before the first answer. */
  answered: string | undefined
}

const pauseMs = 150
const none: Suggestions = { places: [], answered: undefined }

/** The cities and areas that a text may mean, asked for once the visitor pauses; an empty text means none. */
export function usePlaceSuggestions(text: string, purpose: Purpose | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState(none)
  const wanted = text.trim()
  useEffect(() => {
    if (!wanted) return setSuggestions(none)
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const places = await call('places', { query: { text: wanted, purpose }, signal: stop.signal })
        setSuggestions({ places, answered: wanted })
      } catch {
        // Without suggestions the text can still be searched as it stands.
        if (!stop.signal.aborted) setSuggestions(none)
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted, purpose])
  return suggestions
}
