import type { Purpose } from '#contract/listings/property.ts'
import type { Context } from '../context.ts'
import type { Landmarks } from '../landmarks/open-landmarks.ts'

export type SuggestContext = Context<'db' | 'search'> & {
  /** The landmarks of the map, where it has a file. */
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

export type AskedFor = {
  text: string
  purpose?: Purpose | undefined
  /** The city that is chosen already: landmarks there come first. */
  cityId?: number | undefined
}
