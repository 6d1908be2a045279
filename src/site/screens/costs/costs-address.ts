import { type CostsKey, costsKeys } from '#contract/costs/costs-keys.ts'
import { writeQuery } from '#ui/query-string.ts'

/** A question as its address has it, as it was typed. */
export type CostsQuery = Partial<Record<CostsKey, string>>

/** The known keys of an address that say something. */
export function readCostsQuery(address: Readonly<Record<string, unknown>>): CostsQuery {
  const query: CostsQuery = {}
  for (const key of costsKeys) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}

/** The one address of a question: keys in their fixed order. */
export function costsAddress(query: CostsQuery = {}): string {
  return `/costs${writeQuery(Object.fromEntries(costsKeys.map((key) => [key, query[key]])))}`
}
