/** Which page an address means: its path and the query keys that page knows, in a fixed order. */

import { compareKeys } from '#contract/compare/compare-keys.ts'
import { costsKeys } from '#contract/costs/costs-keys.ts'
import { estimateKeys } from '#contract/estimates/estimate-keys.ts'
import { pathInLanguage, splitLanguage } from '#contract/language-paths.ts'
import { cityAreasKeys } from '#contract/places/areas-order.ts'
import { cashFlowKeys } from '#contract/projects/cash-flow-keys.ts'
import { projectSearchKeys } from '#contract/projects/project-search-keys.ts'
import { pagingAliases } from '#contract/search/search.ts'
import { searchKeys } from '#contract/search/search-keys.ts'

// The query keys a route reads. Other keys (campaign marks, click ids) neither make another cache entry nor
// reach the page.
const knownKeys: Record<string, readonly string[]> = {
  '/search': searchKeys,
  '/projects': projectSearchKeys,
  '/compare': compareKeys,
  '/alerts': ['sent'],
  '/alerts/new': [...searchKeys, 'listing'],
  '/drawn-map/results.svg': searchKeys,
  '/drawn-map/place.svg': ['city', 'area', 'lat', 'long'],
  '/listing/find': ['id'],
  '/careers': ['cityId', 'department', 'page'],
  '/costs': costsKeys,
  '/inquiry': ['listing', 'project', 'brochure'],
  '/team': ['cityId', 'language'],
  '/valuation': estimateKeys,
  // The keys that a search without results passes on.
  '/wanted': searchKeys,
}

/** The same for pages with a name in their address. */
const knownByShape: ReadonlyArray<readonly [path: RegExp, keys: readonly string[]]> = [
  [/^\/inquiry\/[^/]+$/, ['sent']],
  [/^\/listing\/[^/]+\/report$/, ['sent']],
  [/^\/alerts\/unsubscribe\/[^/]+$/, ['ended']],
  [/^\/alerts\/[^/]+$/, ['done', 'alert']],
  [/^\/booking\/[^/]+$/, ['from', 'code']],
  [/^\/gallery\/[^/]+$/, ['media']],
  [/^\/project\/[^/]+\/[^/]+$/, cashFlowKeys],
  [/^\/areas\/[^/]+$/, cityAreasKeys],
  [/^\/get-[^/]+-franchise$/, ['qrcode']],
]

// Longer addresses are answered, but not kept: they are hardly requested twice.
export const longestKey = 1024

/**
 * The page's own address for what was asked, without unknown query keys.
 * @param target the request's target, such as `/search?page=2&utm_source=x`
 */
export function pageKey(target: string): string {
  const mark = target.indexOf('?')
  if (mark === -1) return target
  const { language, target: path } = splitLanguage(target.slice(0, mark))
  const keys = knownKeys[path] ?? knownByShape.find(([shape]) => shape.test(path))?.[1]
  const page = pathInLanguage(path, language)
  if (!keys) return page
  const given = new URLSearchParams(target.slice(mark + 1))
  const kept = new URLSearchParams()
  if (keys === searchKeys) nameAlike(given)
  for (const key of keys) for (const value of given.getAll(key)) if (value !== '') kept.append(key, value)
  return kept.size === 0 ? page : `${page}?${kept}`
}

/** A search's paging keys have two names and one meaning. */
function nameAlike(query: URLSearchParams): void {
  for (const [alias, key] of Object.entries(pagingAliases)) {
    const value = query.get(alias)
    if (value && !query.get(key)) query.set(key, value)
  }
}
