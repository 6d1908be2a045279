/** Yes-or-no facts of a listing: features, pictures, an approval, a lower price. Each has a number and a set of rows. */
import { type Feature, featureKeys } from '#contract/listings/features.ts'
import { features } from '#messages/common.ts'
import { readyFeatures } from '../listings/features/feature-table.ts'
import { featuresInTitle, featuresOfEntry } from '../listings/features/find-features.ts'

const keys = featureKeys(features)
const featureNumbers = new Map(keys.map((feature, number) => [feature, number]))

export const withPictures = keys.length
/** The listing's own approval; that of its project is looked up in the project. */
export const ownApproval = keys.length + 1
/** Its price was reduced within the last 90 days. */
export const isReduced = keys.length + 2

type Told = {
  titles: readonly string[]
  features: readonly string[]
  hasPictures: boolean
  isApproved: boolean
  wasReduced: boolean
}

/** The traits of a listing, each once: a feature counts whether it is in the amenities or in a title. */
export function traitsOf({ titles, features, hasPictures, isApproved, wasReduced }: Told): number[] {
  // A million listings are read at start-up, so this makes no intermediate sets or lists.
  const traits: number[] = []
  for (const entry of features)
    for (const feature of featuresOfEntry(entry)) addOnce(traits, traitOf(feature))
  for (const title of titles) for (const feature of featuresInTitle(title)) addOnce(traits, traitOf(feature))
  if (hasPictures) traits.push(withPictures)
  if (isApproved) traits.push(ownApproval)
  if (wasReduced) traits.push(isReduced)
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
