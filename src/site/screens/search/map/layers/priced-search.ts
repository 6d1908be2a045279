import { type PropertyType, type Purpose, typeOf } from '#contract/listings/property.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'

export type PriceQuery = { purpose: Purpose; type: PropertyType }

/** Prices of homes, unless the search is about plots or commercial property alone. */
export function toPriceQuery({ purpose = 'sale', type, subtype = [] }: SearchChoice): PriceQuery {
  const types = new Set(subtype.map(typeOf))
  const [first] = types
  if (first && types.size === 1) return { purpose, type: first }
  return { purpose, type: type && type !== 'all' ? type : 'residential' }
}
