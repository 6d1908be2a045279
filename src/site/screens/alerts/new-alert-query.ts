/** Apart from what the page loads: the address is read by the code that every page carries. */
import { knownKeys, type SearchQuery } from '../search/query.ts'

export type NewAlertQuery = SearchQuery & { listing?: string }

/** The keys of a search, or the ID of a listing. */
export function readNewAlert(address: Readonly<Record<string, unknown>>): NewAlertQuery {
  const listing = String(address.listing ?? '').trim()
  return listing ? { listing } : knownKeys(address)
}
