import { type SearchField, type SearchKey, searchFields, searchKeys } from '#contract/search/search-keys.ts'

/** A search in the page's address, as it was typed there. */
export type SearchQuery = { [Key in SearchKey]?: string }

/**
 * The known keys of an address with a value. Every page carries it, since a link may lead to a search; what the values
 * mean, the search's own code says (`read-query.ts`).
 */
export function knownKeys(address: Readonly<Record<string, unknown>>): SearchQuery {
  const query: SearchQuery = {}
  for (const key of searchKeys) {
    const { alias = key }: SearchField = searchFields[key]
    const text = String(address[key] || address[alias] || '').trim()
    if (text) query[key] = text
  }
  return query
}

/** The query without some of its keys, such as those that the API refused. */
export function withoutKeys(query: SearchQuery, refused: Readonly<Record<string, unknown>>): SearchQuery {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !Object.hasOwn(refused, key)))
}
