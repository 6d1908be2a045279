import { expect, test } from 'vitest'
import { encodeShape } from '#contract/search/map-shape.ts'
import { dotRadius, mapWidth, priceMap } from './place-prices.ts'

const area = (id: number, median: number | null, more: { outline?: string } = {}) => ({
  id,
  name: `Area ${id}`,
  englishName: `Area ${id}`,
  citySlug: 'lahore',
  within: null,
  forSale: 9,
  toRent: 0,
  lat: 31.4 + (id % 4) / 10,
  long: 74.2 + Math.floor(id / 4) / 10,
  outline: null,
  sale: median === null ? null : { median, sample: 9 },
  rent: null,
  yearChange: null,
  yield: null,
  marlaBasis: 225,
  ...more,
})

test('areas are in five classes by price, and each class has the prices of its areas', () => {
  const map = priceMap(Array.from({ length: 10 }, (_, at) => area(at, 5000 + at * 1000)))
  expect(map?.spots.map(({ grade }) => grade)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  const medians = map?.legend.map(({ grade, prices }) => [grade, ...prices.map(({ median }) => median)])
  expect(medians?.[0]).toEqual([1, 5000, 6000])
  expect(medians?.at(-1)).toEqual([5, 13_000, 14_000])
})

test('north is up, east is at the right, and everything is inside', () => {
  const map = priceMap(Array.from({ length: 10 }, (_, at) => area(at, 5000 + at)))
  if (!map) throw new Error('There is no map.')
  const [first, second] = map.spots
  const last = map.spots.at(-1)
  expect(second?.y).toBeLessThan(first?.y ?? 0)
  expect(last?.x).toBeGreaterThan(first?.x ?? 0)
  for (const { x, y } of map.spots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(mapWidth)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(map.height)
  }
})

test('one of several overlapping marks is kept, and names cover nothing', () => {
  const crowd = Array.from({ length: 40 }, (_, at) => ({
    ...area(at, 5000 + at),
    ...{ lat: 31.4 + at / 2000, long: 74.2 },
  }))
  const map = priceMap(crowd)
  const gaps = (of: ReadonlyArray<{ y: number }> = []) =>
    of
      .map(({ y }) => y)
      .toSorted((one, other) => one - other)
      .map((y, at, all) => y - (all[at - 1] ?? -99))
  expect(map?.spots.length).toBeLessThan(40)
  expect(map?.legend.flatMap(({ prices }) => prices)).toHaveLength(40)
  for (const gap of gaps(map?.spots)) expect(gap).toBeGreaterThanOrEqual(2 * dotRadius)
  expect(map?.names.length).toBeGreaterThan(5)
  for (const gap of gaps(map?.names)) expect(gap).toBeGreaterThanOrEqual(14)
})

test('an outline is drawn where it is known', () => {
  const outline = encodeShape([
    [
      { lat: 31.4, long: 74.2 },
      { lat: 31.5, long: 74.2 },
      { lat: 31.5, long: 74.3 },
    ],
  ])
  const map = priceMap([area(0, 1, { outline }), ...[1, 2, 3, 4].map((at) => area(at, at + 1))])
  expect(map?.spots[0]?.paths).toHaveLength(1)
  expect(map?.spots[1]?.paths).toEqual([])
})

test('with fewer than five areas with a price there is no map', () => {
  const four = [1, 2, 3, 4].map((at) => area(at, at * 1000))
  expect(priceMap([...four, area(5, null)])).toBeUndefined()
})
