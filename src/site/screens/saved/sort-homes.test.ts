import { expect, test } from 'vitest'
import { type SavedSort, sortHomes } from './sort-homes.ts'

const home = (id: number, savedAt: number, price: number | null, priceNow?: number) => ({
  key: `listing-${id}` as const,
  home: { savedAt, price, title: '', note: '' },
  priceNow,
})
/** A house that fell by half, one that rose, one on call now, a project without a price then. */
const homes = [home(1, 10, 200, 100), home(2, 30, 300, 330), home(3, 20, 50), home(4, 40, null, 90)]

test.each<[SavedSort, number[]]>([
  ['newest', [4, 2, 3, 1]],
  ['oldest', [1, 3, 2, 4]],
  ['cheapest', [4, 1, 2, 3]],
  ['dearest', [2, 1, 4, 3]],
  ['reduced', [1, 4, 2, 3]],
])('sorted by %s', (sort, ids) => {
  expect(sortHomes(homes, sort).map(({ key }) => key)).toEqual(ids.map((id) => `listing-${id}`))
})
