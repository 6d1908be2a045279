import { expect, test } from 'vitest'
import type { PlacedPrice } from '../../areas/read-prices.ts'
import { quarterFigures } from './figures.ts'

const society = { id: 1, parent_id: null, name: 'Society', name_ur: 'سوسائٹی' }
const block = { id: 2, parent_id: 1, name: 'Block', name_ur: '' }
const village = { id: 3, parent_id: null, name: 'Village', name_ur: '' }
const areas = [society, block, village]

const price = (more: Partial<PlacedPrice> = {}): PlacedPrice => ({
  kind: 'asked',
  date: '2026-08-15',
  precision: 'day',
  until: null,
  isOurs: false,
  purpose: 'sale',
  type: 'residential',
  price: 12_000_000,
  sqft: 1000,
  areaId: block.id,
  ...more,
})
const several = (count: number, more: Partial<PlacedPrice> = {}) =>
  Array.from({ length: count }, () => price(more))

const made = (prices: readonly PlacedPrice[]) => quarterFigures('2026-q3', { prices, areas })

test('a median is compared with the quarter before and a year before, where those have five prices', () => {
  const { from, until, prices } = made([
    ...several(5),
    ...several(5, { date: '2026-04-01', price: 10_000_000 }),
    ...several(4, { date: '2025-09-30' }),
    ...several(9, { date: '2026-01-01', precision: 'year', price: 1_000_000 }),
    ...several(9, { date: '2026-10-01', price: 1_000_000 }),
  ])
  expect([from, until]).toEqual(['2026-07-01', '2026-09-30'])
  expect(prices).toMatchObject([
    { median: 12_000, sample: 5, previous: { median: 10_000, sample: 5 }, year_before: null },
  ])
})

test('a price of ours counts in every quarter in which it was asked', () => {
  const { prices } = made(several(5, { isOurs: true, date: '2025-08-01', until: '2026-07-01' }))
  expect(prices).toMatchObject([{ sample: 5, previous: { sample: 5 }, year_before: { sample: 5 } }])
})

test('an area has what lies inside it; areas with fewer than five prices are counted and left out', () => {
  const found = made([
    ...several(4),
    ...several(1, { areaId: society.id }),
    ...several(2, { areaId: village.id }),
  ])
  expect(found.areas.map(({ id, name_ur, prices }) => [id, name_ur, prices[0]?.sample])).toEqual([
    [society.id, 'سوسائٹی', 5],
  ])
  expect(found).toMatchObject({ few_areas: 2, more_areas: 0, prices: [{ sample: 7 }] })
})

test('the areas with most prices are listed, the others counted', () => {
  const many = Array.from({ length: 63 }, (_, at) => ({ ...village, id: at + 1 }))
  const prices = many.flatMap(({ id }) => several(id === 63 ? 6 : 5, { areaId: id }))
  const found = quarterFigures('2026-q3', { prices, areas: many })
  expect(found.areas).toHaveLength(60)
  expect(found.areas[0]?.id).toBe(63)
  expect(found.more_areas).toBe(3)
})

test('stock is our listings with a price at the end of each quarter, one whose price changed that day once', () => {
  const ours = { isOurs: true, date: '2025-01-01' }
  const { stock } = made([
    price({ ...ours, until: null }),
    price({ ...ours, until: '2026-06-30' }),
    price({ ...ours, until: '2026-09-30' }),
    price({ ...ours, date: '2026-09-30', until: null }),
    price({ ...ours, date: '2026-10-01' }),
    ...several(3),
  ])
  expect(stock).toEqual([{ purpose: 'sale', type: 'residential', count: 2, previous: 2, year_before: 3 }])
})

test('the yield is compared with that of the same type', () => {
  const rents = { purpose: 'rent', price: 50_000 } as const
  const { yield: found } = made([
    ...several(5),
    ...several(5, rents),
    ...several(5, { date: '2026-05-05' }),
    ...several(5, { ...rents, date: '2026-05-05', price: 60_000 }),
  ])
  expect(found).toMatchObject({ percent: 5, sales: 5, rents: 5, previous: { percent: 6 }, year_before: null })
})

test('without prices there is nothing', () => {
  expect(made([])).toMatchObject({ prices: [], areas: [], trend: null, stock: [], yield: null })
})
