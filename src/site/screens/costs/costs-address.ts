import { type CostsKey, costsKeys } from '#contract/costs/costs-keys.ts'
import { queryReader, writeQuery } from '#ui/query-string.ts'

/** A question as its address has it, as it was typed. */
export type CostsQuery = Partial<Record<CostsKey, string>>

/** The known keys of an address that say something. */
export const readCostsQuery = queryReader(costsKeys)

/** The one address of a question: keys in their fixed order. */
export function costsAddress(query: CostsQuery = {}): string {
  return `/costs${writeQuery(Object.fromEntries(costsKeys.map((key) => [key, query[key]])))}`
}
