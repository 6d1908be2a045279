import { type FieldMessages, fieldMessages } from '../api/api-errors.ts'
import { Search, type SearchKey, searchKeys } from './search.ts'

/** A search as an address states it: `fields` has a message for every key whose value is unusable. */
export type ParsedSearch = {
  /** The search without its unusable keys, for a page that shows what it can. */
  search: Search
  fields: FieldMessages
}

type RawSearch = Partial<Record<SearchKey, string>>

/**
 * Reads the query string of a search. Unknown keys and empty values (a form sends every field) are left out;
 * `areaIds` and `subtype` may have commas or come several times, of any other key the first one counts.
 */
export function parseSearch(query: string | URLSearchParams): ParsedSearch {
  const raw = rawSearch(new URLSearchParams(query))
  const fields = unusable(raw)
  return { search: usableSearch(raw), fields }
}

const severalValued: ReadonlySet<SearchKey> = new Set<SearchKey>(['areaIds', 'subtype'])

function rawSearch(query: URLSearchParams): RawSearch {
  const raw: RawSearch = {}
  for (const key of searchKeys) {
    const values = query.getAll(key).filter((value) => value.trim() !== '')
    const text = severalValued.has(key) ? values.join(',') : values[0]
    if (text) raw[key] = text.trim()
  }
  return raw
}

function unusable(raw: RawSearch): FieldMessages {
  return fieldMessages(Search.safeParse(raw).error?.issues ?? [])
}

/** Every refused key is taken out until the rest holds; with no key at all a search is always usable. */
function usableSearch(raw: RawSearch): Search {
  const result = Search.safeParse(raw)
  if (result.success) return result.data
  const refused = new Set(Object.keys(fieldMessages(result.error.issues)))
  return usableSearch(Object.fromEntries(Object.entries(raw).filter(([key]) => !refused.has(key))))
}
