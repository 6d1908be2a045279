/** Names of features and views in the language of the request, if the catalogue knows them. */
import { joinList } from '#contract/text/join-list.ts'
import { features } from '#messages/common.ts'
import { currentLanguage, inLanguage } from '#messages/language.ts'
import { views } from '#messages/server.ts'
import { featuresOfEntry } from './find-features.ts'

/** A listing's features in the language of the request; a name that is not in the catalogue stays as written. */
export function featureNames(written: readonly string[]): string[] {
  return written.map(nameOfFeature)
}

/** A unit's views, 'Margalla Hills, corner', by the same rule. */
export function viewName(written: string): string {
  return currentLanguage() === 'en' ? written : joinList(written.split(',').map(nameOfView))
}

/** On English pages the name as written, but a name of the catalogue in the catalogue's case. */
function nameOfFeature(written: string): string {
  const [feature, other] = featuresOfEntry(written)
  if (!feature || other) return written.trim()
  const isItsName = inLanguage('en', () => features[feature]).toLowerCase() === written.trim().toLowerCase()
  return currentLanguage() === 'en' && !isItsName ? written.trim() : features[feature]
}

function nameOfView(written: string): string {
  const key = known().get(written.trim().toLowerCase())
  return key ? views[key] : written.trim()
}

let knownViews: ReadonlyMap<string, keyof typeof views> | undefined

/** Looks up the English name, ignoring case. */
function known() {
  const keys = Object.keys(views) as Array<keyof typeof views>
  knownViews ??= inLanguage('en', () => new Map(keys.map((key) => [views[key].toLowerCase(), key])))
  return knownViews
}
