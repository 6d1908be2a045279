import type { Purpose } from '#contract/listings/property.ts'
import { type SearchKey, searchFields, searchKeys } from '#contract/search/search-keys.ts'
import { parsePrice, priceUnits } from '#contract/text/read-price.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { knownKeys, type SearchQuery } from './query.ts'

/**
 * Reads a search from the page's address: its known keys, with numbers in plain digits. Prices may be written in words:
 * '1.5 Crore'. The contract's schema stays out of the browser, so the API checks the values.
 */
export function readQuery(address: Readonly<Record<string, unknown>>): SearchQuery {
  const query = knownKeys(address)
  for (const key of searchKeys) {
    const text = query[key]
    if (text) query[key] = plainText(key, text, query.purpose)
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
