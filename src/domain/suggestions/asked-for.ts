import type { Purpose } from '#contract/listings/property.ts'
import type { Suggestion } from '#contract/search/suggestion.ts'
import type { Context } from '../context.ts'
import type { Landmarks } from '../landmarks/index.ts'

export type SuggestContext = Context<'db' | 'search'> & {
  /** The landmarks of the map, where it has a file. */
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

/** A suggestion and how well the text fits it, as of `rankPlaces`: a smaller rank fits better. */
export type Ranked<One extends Suggestion = Suggestion> = { suggestion: One; rank: number }

export type AskedFor = {
  text: string
  purpose?: Purpose | undefined
  /** The city that is chosen already: landmarks there come first. */
  cityId?: number | undefined
}
