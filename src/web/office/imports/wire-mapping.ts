import type { ImportMapping } from '#contract/office/import-mapping.ts'
import type { Mapping } from './words.ts'

/** A mapping as the server takes it. */
export function wireMapping(mapping: Mapping): ImportMapping {
  const { rentWords, ...purpose } = mapping.purpose
  const { salePrice, rentPrice, sqft, rooms } = mapping.bounds
  return {
    ...mapping,
    purpose: { ...purpose, rent_words: rentWords },
    bounds: {
      sale_price: pair(salePrice),
      rent_price: pair(rentPrice),
      sqft: pair(sqft),
      rooms: pair(rooms),
    },
  }
}

function pair([low = 0, high = low]: readonly number[]): [number, number] {
  return [low, high]
}
