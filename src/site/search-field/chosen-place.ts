import type { Answer } from '#ui/api.ts'

export type Suggestion = Answer<'suggestions'>[number]

/** A city or an area that was chosen from the suggestions. */
export type ChosenPlace = Extract<Suggestion, { kind: 'city' | 'area' }>
