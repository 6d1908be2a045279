import { inLanguage } from '#messages/language.ts'
import { features } from '#messages/server.ts'

type Key = keyof typeof features

/** The keys of the features that have a name in each language, by their English one in lower case. */
const known = inLanguage(
  'en',
  () => new Map(keysOf(features).map((key) => [features[key].toLowerCase(), key])),
)

/** A listing's features in the language at hand; one that only this agency has stays as it was written. */
export function featureNames(written: readonly string[]): string[] {
  return written.map((feature) => {
    const key = known.get(feature.trim().toLowerCase())
    return key ? features[key] : feature
  })
}

function keysOf(names: typeof features): Key[] {
  return Object.keys(names) as Key[]
}
