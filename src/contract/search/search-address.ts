import { type SearchChoice, type SearchField, searchFields, searchKeys } from './search-keys.ts'

/**
 * The one address of a search, such as '/search?purpose=sale&cityId=1&areaIds=4,9': keys in their fixed order,
 * defaults left out, several values sorted and joined by commas.
 */
export function searchAddress(choice: SearchChoice): string {
  return `/search?${searchQuery(choice)}`
}

/** The query string of `searchAddress`, without the question mark. */
export function searchQuery(choice: SearchChoice): string {
  const pairs: string[] = []
  for (const key of searchKeys) {
    const { usual, isWritten }: SearchField = searchFields[key]
    const value = choice[key] ?? (isWritten ? usual : undefined)
    const text = isWritten || value !== usual ? written(value) : ''
    if (text !== '') pairs.push(`${key}=${text}`)
  }
  return pairs.join('&')
}

function written(value: unknown): string {
  if (value === undefined) return ''
  return Array.isArray(value)
    ? [...new Set(value.map(String))].sort(byNumberOrName).map(escaped).join(',')
    : escaped(String(value).trim()).replaceAll('%2C', ',')
}

function byNumberOrName(one: string, other: string): number {
  return Number(one) - Number(other) || (one < other ? -1 : 1)
}

function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+')
}
