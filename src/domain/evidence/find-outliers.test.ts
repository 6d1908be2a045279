import { expect, test } from 'vitest'
import { findOutliers, type JudgedRow } from './find-outliers.ts'

const house: JudgedRow = {
  purpose: 'sale',
  type: 'residential',
  subtype: 'house',
  city_id: 1,
  area: 'g13',
  price: 20_000_000,
  size_sqft: 2000,
}

/** Houses whose price per square foot is spread by a tenth around 10,000. */
const houses = (count: number, more: Partial<JudgedRow> = {}): JudgedRow[] =>
  Array.from({ length: count }, (_, place) => ({
    ...house,
    price: 20_000_000 * (0.9 + (0.2 * place) / count),
    ...more,
  }))

const judged = (row: JudgedRow, others: readonly JudgedRow[]) => findOutliers([row, ...others])[0]

test('a price with a zero too many or too few is marked, with what it was compared with', () => {
  expect(judged({ ...house, price: 200_000_000 }, houses(30))).toEqual({
    side: 'above',
    times: expect.closeTo(10, 0),
    group: 'area',
    cases: 31,
  })
  expect(judged({ ...house, price: 2_000_000 }, houses(30))).toMatchObject({ side: 'below', group: 'area' })
})

test('a price at twice the usual is kept, however alike the others are', () => {
  expect(judged({ ...house, price: 40_000_000 }, houses(30, { price: 20_000_000 }))).toBeNull()
})

test('a price within a wide spread is kept', () => {
  const spread = Array.from({ length: 40 }, (_, place) => ({ ...house, price: 5_000_000 * 1.1 ** place }))
  expect(judged({ ...house, price: 5_000_000 }, spread)).toBeNull()
})

test('rents are compared with rents, and flats with flats', () => {
  expect(judged({ ...house, purpose: 'rent', price: 100_000 }, houses(30))).toBeNull()
  expect(judged({ ...house, subtype: 'apartment', price: 200_000_000 }, houses(30))).toBeNull()
})

test('where an area has fewer than twenty, its city counts, and then everything', () => {
  const dear = { ...house, area: 'e7', price: 200_000_000 }
  expect(judged(dear, houses(25))).toMatchObject({ group: 'city', cases: 26 })
  expect(judged({ ...dear, city_id: 2 }, houses(25))).toMatchObject({ group: 'everywhere' })
  expect(judged(dear, houses(18))).toBeNull()
})

test('a dear area is not marked in a cheap city', () => {
  const dear = houses(20, { area: 'e7' }).map((row) => ({ ...row, price: row.price * 6 }))
  expect(findOutliers([...dear, ...houses(200)]).every((mark) => mark === null)).toBe(true)
})
