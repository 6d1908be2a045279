import type { Purpose } from '#contract/listings/property.ts'
import {
  type SearchChoice,
  type SearchField,
  type SearchKey,
  searchFields,
  searchKeys,
} from '#contract/search/search-keys.ts'
import { parsePrice, priceUnits } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'

/**
 * A search as the page's address holds it. The schema of the contract stays out of the browser: the API judges
 * what is unusable, this file only reads.
 */
export type SearchQuery = { [Key in SearchKey]?: string }

/** The known keys of an address that say something. Prices may be written as people say them: '1.5 Crore'. */
export function readQuery(address: Readonly<Record<string, unknown>>): SearchQuery {
  const query: SearchQuery = {}
  for (const key of searchKeys) {
    const { alias = key }: SearchField = searchFields[key]
    const text = String(address[key] || address[alias] || '').trim()
    if (text) query[key] = plainText(key, text, address.purpose)
  }
  return query
}

/** What is typed as a number, written plainly; what is none stays as it was typed, for the API to refuse by name. */
function plainText(key: SearchKey, text: string, purpose: unknown): string {
  const { holds } = searchFields[key]
  if (holds === 'price') return wholeRupees(text, purpose === 'rent' ? 'rent' : 'sale')
  if (holds === 'size') return String(parseNumber(text) ?? text)
  return text
}

/** An address is read again and again: rupees must not be taken for Crore, so that none are below 1,000 but 0. */
function wholeRupees(text: string, purpose: Purpose): string {
  const price = parsePrice(text, priceUnits[purpose])
  return price === undefined ? text : String(price && Math.max(price, 1000))
}

/** The query without the keys that the API refused. */
export function withoutKeys(query: SearchQuery, refused: Readonly<Record<string, unknown>>): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !Object.hasOwn(refused, key)))
}

/** The query with its values typed, for links; anything unreadable is as usual. */
export function readChoice(query: SearchQuery): SearchChoice {
  return asChoice(searchKeys.map((key) => [key, readValue(searchFields[key], query[key])]))
}

function readValue({ holds, of = [], usual }: SearchField, text: string | undefined): unknown {
  if (holds === 'text') return text
  if (holds === 'ids') return list(text).flatMap((id) => numeric(id) ?? [])
  if (holds === 'choices') return of.filter((value) => list(text).includes(value))
  return holds === 'choice' ? (of.find((value) => value === text) ?? usual) : numeric(text)
}

/** The table says what each key holds, and `readValue` reads just that. */
const asChoice = Object.fromEntries as (values: Array<[SearchKey, unknown]>) => SearchChoice

function numeric(text?: string): number | undefined {
  const value = Number(text ?? '')
  return text && Number.isFinite(value) ? value : undefined
}

function list(text = ''): string[] {
  return text.split(',').map((part) => part.trim())
}
