import { expect, test } from 'vitest'
import { pinLabel, resultFeatures, shortCount } from './result-features.ts'

const spot = { lat: 33.7, long: 73.05 }

test('a home shows its price, a building its number of homes and the lowest price', () => {
  expect(pinLabel({ ...spot, count: 1, price: 47_500_000 })).toBe('4.75 Cr')
  expect(pinLabel({ ...spot, count: 1, price: 85_000 })).toBe('85,000')
  expect(pinLabel({ ...spot, count: 1, price: 0 })).toBe('Call')
  expect(pinLabel({ ...spot, count: 3, price: 9_500_000 })).toBe('3 from 95 Lac')
  expect(pinLabel({ ...spot, count: 2, price: 0 })).toBe('2 homes')
})

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1k'],
  [1290, '1.2k'],
  [9999, '9.9k'],
  [123_456, '123k'],
])('a cluster of %i shows %s', (count, label) => expect(shortCount(count)).toBe(label))

test('a pin is marked as seen once every home in it was opened', () => {
  const pins = [
    { ...spot, ids: [1, 2], count: 2, price: 5_000_000 },
    { ...spot, ids: [3], count: 1, price: 5_000_000 },
  ]
  const { features } = resultFeatures(
    { data: { clusters: [], pins, areas: [] } },
    {
      seen: new Set([1, 3]),
      zoom: 15,
    },
  )
  expect(features.map(({ properties }) => properties.seen)).toEqual([false, true])
  expect(features[0]?.geometry.coordinates).toEqual([73.05, 33.7])
})
