import { compareKeys } from '#contract/compare/compare-keys.ts'
import { queryReader } from '#ui/query-string.ts'

export type CompareQuery = { [Key in (typeof compareKeys)[number]]?: string }

/** The known keys of an address with a value. */
export const readCompareQuery = queryReader(compareKeys)
