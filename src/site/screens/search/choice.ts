import { type Purpose, propertyTypes, purposes, sizeUnits, subtypes } from '#contract/listings/property.ts'
import type { SearchKey, SearchSort } from '#contract/search/search.ts'
import { pagingAliases, type SearchChoice } from '#contract/search/search-address.ts'
import { parsePrice, priceUnits } from '#contract/text/money.ts'
import { parseNumber } from '#contract/text/typed-number.ts'

/**
 * A search as the page's address holds it. The schema of the contract stays out of the browser: the API judges
 * what is unusable, this file only reads.
 */
export type SearchQuery = { [Key in SearchKey]?: string }

const keys: Readonly<Record<SearchKey, true>> = {
  purpose: true,
  cityId: true,
  areaIds: true,
  type: true,
  subtype: true,
  minPrice: true,
  maxPrice: true,
  minSize: true,
  maxSize: true,
  sizeUnit: true,
  beds: true,
  baths: true,
  projectId: true,
  agentId: true,
  keyword: true,
  sort: true,
  page: true,
  perPage: true,
}

/** How results may be sorted, in the order they are offered. */
export const sortLabels: Readonly<Record<SearchSort, string>> = {
  newest: 'Newest',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  'size-low': 'Smallest',
  'size-high': 'Largest',
}

/** The known keys of an address that say something. Prices may be written as people say them: '1.5 Crore'. */
export function readQuery(address: Readonly<Record<string, unknown>>): SearchQuery {
  const query: SearchQuery = {}
  for (const key in keys) {
    const text = String(address[key] || address[aliasOf(key)] || '').trim()
    if (text && isKey(key)) query[key] = plainText(key, text, address.purpose)
  }
  return query
}

/** The other name of a paging key, else the key itself. */
function aliasOf(key: string): string {
  return Object.entries(pagingAliases).find(([, meant]) => meant === key)?.[0] ?? key
}

function isKey(key: string): key is SearchKey {
  return Object.hasOwn(keys, key)
}

/** What is typed as a number, written plainly; what is none stays as it was typed, for the API to refuse by name. */
function plainText(key: SearchKey, text: string, purpose: unknown): string {
  if (key === 'minPrice' || key === 'maxPrice') return wholeRupees(text, purpose === 'rent' ? 'rent' : 'sale')
  if (key === 'minSize' || key === 'maxSize') return String(parseNumber(text) ?? text)
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

/** The query with its values typed, for links; anything unreadable is left out. */
export function readChoice(query: SearchQuery): SearchChoice {
  return {
    purpose: oneOf(purposes, query.purpose) ?? 'sale',
    cityId: numeric(query.cityId),
    areaIds: list(query.areaIds).flatMap((id) => numeric(id) ?? []),
    type: oneOf(propertyTypes, query.type) ?? 'all',
    subtype: subtypes.filter((subtype) => list(query.subtype).includes(subtype)),
    minPrice: numeric(query.minPrice),
    maxPrice: numeric(query.maxPrice),
    minSize: numeric(query.minSize),
    maxSize: numeric(query.maxSize),
    sizeUnit: oneOf(sizeUnits, query.sizeUnit) ?? 'sqft',
    beds: numeric(query.beds),
    baths: numeric(query.baths),
    projectId: numeric(query.projectId),
    agentId: numeric(query.agentId),
    keyword: query.keyword,
    sort: sorts.find((sort) => sort === query.sort) ?? 'newest',
    page: numeric(query.page),
    perPage: numeric(query.perPage),
  }
}

/** The sorts by name; the labels' table holds each of them. */
export const sorts: readonly SearchSort[] = ['newest', 'price-low', 'price-high', 'size-low', 'size-high']

function oneOf<Value extends string>(values: readonly Value[], text?: string): Value | undefined {
  return values.find((value) => value === text)
}

function numeric(text?: string): number | undefined {
  const value = Number(text ?? '')
  return text && Number.isFinite(value) ? value : undefined
}

function list(text = ''): string[] {
  return text.split(',').map((part) => part.trim())
}
