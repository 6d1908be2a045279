import { Search } from '#contract/search/search.ts'
import { searchSorts } from '#contract/search/search-keys.ts'

/** Two hundred searches of all kinds. */
export const searches = Array.from({ length: 200 }, (_, turn) =>
  Search.parse({
    purpose: turn % 3 === 0 ? 'rent' : 'sale',
    ...(turn % 4 !== 0 && { cityId: String((turn % 5) + 1) }),
    ...(turn % 5 === 0 && { areaIds: `${turn + 1},${turn + 2}` }),
    ...(turn % 6 === 0 && { type: 'residential' }),
    ...(turn % 7 === 0 && { subtype: 'house,apartment' }),
    ...(turn % 2 === 0 && {
      minPrice: String(turn * 10_000),
      maxPrice: String(10_000_000 + turn * 1_000_000),
    }),
    ...(turn % 8 === 0 && { minSize: '5', sizeUnit: 'marla' }),
    ...(turn % 9 === 0 && { beds: '3', baths: '2' }),
    ...(turn % 10 === 0 && { keyword: 'bahria twon' }),
    sort: searchSorts[turn % searchSorts.length],
    page: String((turn % 3) + 1),
  }),
)
