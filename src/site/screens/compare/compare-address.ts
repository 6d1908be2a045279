import { compareKeys } from '#contract/compare/compare-address.ts'

export type CompareQuery = { [Key in (typeof compareKeys)[number]]?: string }

/** The known keys of an address with a value. */
export function readCompareQuery(address: Readonly<Record<string, unknown>>): CompareQuery {
  const query: CompareQuery = {}
  for (const key of compareKeys) {
    const text = String(address[key] ?? '').trim()
    if (text) query[key] = text
  }
  return query
}
