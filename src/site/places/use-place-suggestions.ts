import type { Purpose } from '#contract/listings/property.ts'
import { type Answer, call } from '#ui/api.ts'
import { type AskSuggestions, useSuggestions } from './use-suggestions.ts'

export type Suggestion = Answer<'places'>[number]

const askPlaces: AskSuggestions<Suggestion> = ({ text, purpose }, signal) =>
  call('places', { query: { text, purpose }, signal })

/** The cities and areas that a text may mean. */
export function usePlaceSuggestions(text: string, purpose: Purpose | undefined) {
  return useSuggestions(askPlaces, text, { purpose })
}
