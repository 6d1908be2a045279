import { type EstimateKey, estimateKeys } from '#contract/estimates/estimate-keys.ts'
import { queryReader, writeQuery } from '#ui/query-string.ts'

/** A question as its address has it, as it was typed. */
export type EstimateAsked = Partial<Record<EstimateKey, string>>

/** The known keys of an address that say something. */
export const readEstimateAsked = queryReader(estimateKeys, 100)

/** The one address of a question: keys in their fixed order. */
export function estimateAddress(asked: EstimateAsked = {}): string {
  return `/valuation${writeQuery(Object.fromEntries(estimateKeys.map((key) => [key, asked[key]])))}`
}

/** Whether anything was asked: the size unit alone has a default. */
export function isAsked({ place, size }: EstimateAsked): boolean {
  return place !== undefined || size !== undefined
}
