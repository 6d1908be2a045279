import type { Facts } from '../listings/fact-types.ts'
import type { Feature } from '../listings/feature-tables.ts'
import type { Random } from '../random.ts'

/** Someone who tells of one property and remembers what has been said, so that nothing is said twice. */
export interface Teller {
  facts: Facts
  random: Random
  has(feature: Feature): boolean
  /** Whether this has not been said yet; from now on it has. */
  first(matter: string): boolean
  /** Whether the property has the feature and nothing was said of it yet. */
  tells(feature: Feature): boolean
}

/** A sentence, or part of one, for the properties that it fits; false for the others. */
export type Phrase = (teller: Teller) => string | false

/** A teller, and the first of the phrases (in an order of chance) that fits what is left to say. */
export function teller(
  facts: Facts,
  random: Random,
): { say(phrases: readonly Phrase[]): string | undefined } {
  const said = new Set<string>()
  const spoken = new Set<Phrase>()
  const first = (matter: string) => {
    if (said.has(matter)) return false
    said.add(matter)
    return true
  }
  const has = (feature: Feature) => facts.features.has(feature)
  const self: Teller = { facts, random, has, first, tells: (feature) => has(feature) && first(feature) }
  const say = (phrases: readonly Phrase[]) => {
    for (const phrase of random.shuffle(phrases.filter((one) => !spoken.has(one)))) {
      const before = said.size
      const words = phrase(self)
      if (words) {
        spoken.add(phrase)
        return words
      }
      // A set keeps its order: what was added last is removed.
      if (said.size > before) for (const matter of [...said].slice(before)) said.delete(matter)
    }
    return undefined
  }
  return { say }
}
