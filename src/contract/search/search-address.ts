import type { Search, SearchKey } from './search.ts'

/** The names of other paged calls for the two paging keys, which a search takes alike (D32). */
export const pagingAliases = { current_page: 'page', per_page: 'perPage' } as const satisfies Record<
  string,
  SearchKey
>

/** A search to write down; what is left out stands at its default. */
export type SearchChoice = { [Key in SearchKey]?: Search[Key] | undefined }

/**
 * The keys in the order an address is written, each with the value that need not be written. The purpose is
 * always written, as in the menu's own address (S2.3). This file is loaded by every page that
 * links to a search, so it takes nothing but types from the schema; a test holds the two together.
 */
const defaults: Readonly<Record<SearchKey, unknown>> = {
  purpose: undefined,
  cityId: undefined,
  areaIds: undefined,
  type: 'all',
  subtype: undefined,
  minPrice: undefined,
  maxPrice: undefined,
  minSize: undefined,
  maxSize: undefined,
  sizeUnit: 'sqft',
  beds: undefined,
  baths: undefined,
  projectId: undefined,
  agentId: undefined,
  keyword: undefined,
  sort: 'newest',
  page: 1,
  perPage: 18,
}

/**
 * The one address of a search, such as '/search?purpose=sale&cityId=1&areaIds=4,9': keys in their fixed order,
 * defaults left out, several values sorted and joined by commas.
 */
export function searchAddress(choice: SearchChoice): string {
  return `/search?${searchQuery(choice)}`
}

/** The query string of `searchAddress`, without the question mark. */
export function searchQuery(choice: SearchChoice): string {
  const values: Readonly<Record<string, unknown>> = { ...choice, purpose: choice.purpose ?? 'sale' }
  return Object.entries(defaults)
    .filter(([key, usual]) => values[key] !== usual)
    .map(([key]) => [key, written(values[key])] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}=${text}`)
    .join('&')
}

function written(value: unknown): string {
  if (value === undefined) return ''
  return Array.isArray(value)
    ? [...new Set(value.map(String))].sort(byNumberOrName).map(escaped).join(',')
    : escaped(String(value).trim())
}

function byNumberOrName(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1)
}

function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+')
}
