import { type Answer, CallError, call } from '../../api.ts'
import { type SearchQuery, withoutKeys } from './choice.ts'

/** What a search page shows: the answer, and what the API refused of the address with its messages. */
export type SearchData = { answer: Answer<'search'>; refused: Readonly<Record<string, string>> }

/**
 * Searches by an address. What the API refuses is left out, so that the page still shows homes and says in a plain
 * sentence what it could not use.
 */
export async function loadSearch(
  query: SearchQuery,
  signal?: AbortSignal,
  refused: Readonly<Record<string, string>> = {},
): Promise<SearchData> {
  try {
    return { answer: await call('search', { query, ...(signal && { signal }) }), refused }
  } catch (thrown) {
    const fields = thrown instanceof CallError ? thrown.failure.fields : {}
    const usable = withoutKeys(query, fields)
    if (Object.keys(usable).length === Object.keys(query).length) throw thrown
    return loadSearch(usable, signal, { ...refused, ...fields })
  }
}
