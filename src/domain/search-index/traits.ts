/** Yes-or-no facts of a listing: its features, and the flags of the search. Each has a number and a set of rows. */
import { type Feature, featureKeys } from '#contract/listings/features.ts'
import { type SearchFlag, searchFlags } from '#contract/search/search-keys.ts'
import { features } from '#messages/common.ts'
import { featuresInTitle, featuresOfEntry, readyFeatures } from '../features/index.ts'

const keys = featureKeys(features)
const featureNumbers = new Map(keys.map((feature, number) => [feature, number]))

type Facts = {
  titles: readonly string[]
  features: readonly string[]
  /** The flags that it has (`flagBits`). */
  flags: number
}

/** The traits of a listing, each once: a feature counts whether it is in the amenities or in a title. */
export function traitsOf({ titles, features, flags }: Facts): number[] {
  // A million listings are read at start-up, so this makes no intermediate sets or lists.
  const traits: number[] = []
  for (const entry of features)
    for (const feature of featuresOfEntry(entry)) addOnce(traits, traitOf(feature))
  for (const title of titles) for (const feature of featuresInTitle(title)) addOnce(traits, traitOf(feature))
  for (let bit = 0; bit < searchFlags.length; bit++) if (flags & (1 << bit)) traits.push(keys.length + bit)
  return traits
}

/** Whether the amenities or a title say that the property can be taken over. */
export function isReady(traits: readonly number[]): boolean {
  return readyFeatures.some((feature) => traits.includes(traitOf(feature)))
}

function addOnce(traits: number[], trait: number): void {
  if (!traits.includes(trait)) traits.push(trait)
}

export function traitOf(feature: Feature): number {
  return featureNumbers.get(feature) ?? -1
}

/** Of `approved` it is the listing's own approval; that of its project is looked up in the project (`flags.ts`). */
export function traitOfFlag(flag: SearchFlag): number {
  return keys.length + searchFlags.indexOf(flag)
}
