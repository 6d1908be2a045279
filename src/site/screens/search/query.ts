import type { Purpose } from '#contract/listings/property.ts'
import { type SearchField, type SearchKey, searchFields, searchKeys } from '#contract/search/search-keys.ts'
import { parsePrice, priceUnits } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'

/**
 * Reads a search from the page's address. The contract's schema stays out of the browser, so the API checks the
 * values; this file only reads them.
 */
export type SearchQuery = { [Key in SearchKey]?: string }

/** The known keys of an address with a value. Prices may be written in words: '1.5 Crore'. */
export function readQuery(address: Readonly<Record<string, unknown>>): SearchQuery {
  const query: SearchQuery = {}
  for (const key of searchKeys) {
    const { alias = key }: SearchField = searchFields[key]
    const text = String(address[key] || address[alias] || '').trim()
    if (text) query[key] = plainText(key, text, address.purpose)
  }
  return query
}

/** A typed number in plain digits; other text stays as typed, for the API to refuse with a message. */
function plainText(key: SearchKey, text: string, purpose: unknown): string {
  const { holds } = searchFields[key]
  if (holds === 'price') return wholeRupees(text, purpose === 'rent' ? 'rent' : 'sale')
  if (holds === 'size') return String(parseNumber(text) ?? text)
  return text
}

/** Small numbers mean Crore or Lac. The result is never between 0 and 1,000, so reading it again changes nothing. */
function wholeRupees(text: string, purpose: Purpose): string {
  const price = parsePrice(text, priceUnits[purpose])
  return price === undefined ? text : String(price && Math.max(price, 1000))
}

/** The query without some of its keys, such as those that the API refused. */
export function withoutKeys(query: SearchQuery, refused: Readonly<Record<string, unknown>>): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !Object.hasOwn(refused, key)))
}
