import { expect, test } from 'vitest'
import { withOutsidePins } from './outside-pins.ts'
import { pinLabel, resultFeatures, shortCount } from './result-features.ts'

const spot = { lat: 33.7, long: 73.05 }

test('a home shows its price, a building its number of homes and the lowest price', () => {
  expect(pinLabel({ ...spot, count: 1, price: 47_500_000 })).toBe('4.75 Cr')
  expect(pinLabel({ ...spot, count: 1, price: 85_000 })).toBe('85,000')
  expect(pinLabel({ ...spot, count: 1, price: 0 })).toBe('Call')
  expect(pinLabel({ ...spot, count: 3, price: 9_500_000 })).toBe('3 from 95 Lac')
  expect(pinLabel({ ...spot, count: 2, price: 0 })).toBe('2 on call')
})

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [1290, '1.2k'],
  [9999, '9.9k'],
  [123_456, '123k'],
])('a cluster of %i shows %s', (count, label) => expect(shortCount(count)).toBe(label))

test('a home just outside the search or on call is marked so unless it is saved', () => {
  const data = { clusters: [], pins: [{ ...spot, ids: [1], count: 1, price: 1 }], areas: [] }
  const outside = [2, 3].map((id) => ({ ...spot, id, price: 1, limit: 'maxPrice' as const, by: 7 }))
  const results = withOutsidePins({ data, justOutside: outside, onCall: [{ ...spot, id: 4 }] })
  const known = { seen: new Set([2]), saved: new Set([3]) }
  const { features } = resultFeatures(results, { known, zoom: 15 })
  expect(features.map(({ properties }) => properties.mark)).toEqual(['new', 'outside', 'saved', 'onCall'])
})

test('a pin is seen once every home in it was opened, and saved when one of them is saved', () => {
  const pins = [[1, 2], [3], [4, 5], [6]].map((ids) => ({
    ...spot,
    ids,
    count: ids.length,
    price: 5_000_000,
  }))
  const known = { seen: new Set([1, 3, 4]), saved: new Set([5]) }
  const { features } = resultFeatures({ data: { clusters: [], pins, areas: [] } }, { known, zoom: 15 })
  expect(features.map(({ properties }) => properties.mark)).toEqual(['new', 'seen', 'saved', 'new'])
  expect(features[0]?.geometry.coordinates).toEqual([73.05, 33.7])
})
