/** Names of what properties have and look at, where an agency writes one that is known in each language. */
import { joinList } from '#contract/text/join-list.ts'
import { currentLanguage, inLanguage } from '#messages/language.ts'
import { features, views } from '#messages/server.ts'

/** A listing's features in the language at hand; one that only this agency has stays as it was written. */
export function featureNames(written: readonly string[]): string[] {
  return written.map(nameOfFeature)
}

/** What a unit looks at, 'Margalla Hills, corner', by the same rule. */
export function viewName(written: string): string {
  return currentLanguage() === 'en' ? written : joinList(written.split(',').map(nameOfView))
}

const nameOfFeature = namesOf(features)
const nameOfView = namesOf(views)

/** Finds a name by the English one, whatever its case. */
function namesOf<Key extends string>(names: Readonly<Record<Key, string>>): (written: string) => string {
  const keys = Object.keys(names) as Key[]
  const known = inLanguage('en', () => new Map(keys.map((key) => [names[key].toLowerCase(), key])))
  return (written) => {
    const key = known.get(written.trim().toLowerCase())
    return key ? names[key] : written.trim()
  }
}
