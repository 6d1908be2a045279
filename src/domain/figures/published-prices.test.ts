import { expect, test } from 'vitest'
import { amongFive, type Priced, publishedPrices } from './published-prices.ts'

const agreed = (price: number, more: Partial<Priced> = {}): Priced => ({
  ...{ kind: 'agreed', date: '2026-01-15', precision: 'day', price, sqft: 1_125, listingId: 7 },
  ...more,
})
const published = (rows: readonly Priced[], key = 'key', today = '2026-11-29') =>
  publishedPrices(rows, key, today)

test('an agreed price goes into figures changed by 10 to 17 %, up as often as down', () => {
  const prices = Array.from({ length: 2_000 }, (_, at) => 10_000_000 + at * 12_345)
  const shares = published(prices.map((price) => agreed(price))).map(
    ({ price }, at) => price / (prices[at] ?? 0) - 1,
  )
  expect(Math.min(...shares.map(Math.abs))).toBeGreaterThan(0.099)
  expect(Math.max(...shares.map(Math.abs))).toBeLessThan(0.165)
  const up = shares.filter((share) => share > 0).length
  expect(up).toBeGreaterThan(900)
  expect(up).toBeLessThan(1_100)
})

test('it is changed in the same way every time, and in another way elsewhere', () => {
  const row = agreed(25_000_000)
  expect(published([row])).toEqual(published([{ ...row }]))
  expect(published([row])).not.toEqual(published([row], 'another key'))
})

test('it counts from a quarter after the last day on which it may have been agreed', () => {
  const counts = (today: string, more: Partial<Priced>) =>
    published([agreed(1e7, more)], 'key', today).length === 1
  expect(counts('2026-04-14', {})).toBe(false)
  expect(counts('2026-04-15', {})).toBe(true)
  expect(counts('2026-04-29', { precision: 'month' })).toBe(false)
  expect(counts('2026-05-01', { precision: 'month' })).toBe(true)
  expect(counts('2027-03-30', { precision: 'year' })).toBe(false)
  expect(counts('2027-03-31', { precision: 'year' })).toBe(true)
})

test('what is asked stays as it is', () => {
  const rows = [agreed(25_000_000, { kind: 'asked', date: '2026-11-29' })]
  expect(published(rows)).toEqual(rows)
})

test('fewer than five agreed prices count nowhere', () => {
  const asked = agreed(1e7, { kind: 'asked' })
  const four = Array.from({ length: 4 }, (_, at) => agreed(1e7 + at))
  expect(amongFive([asked, ...four])).toEqual([asked])
  expect(amongFive([asked, ...four, agreed(2e7)])).toHaveLength(6)
})
