import { expect, test } from 'vitest'
import { priceLine } from './price-line.ts'

const entry = (day: string, price: number | null) => ({
  ...{ at: `2026-${day}T00:00:00Z`, price },
  ...{ event: 'reduced' as const, percent: null },
})

test('the line goes down in steps from the first day to this one', () => {
  const line = priceLine([entry('03-12', 100), entry('03-02', 200)], '2026-03-22')
  expect(line).toEqual({
    path: 'M8 8H300V112H592',
    dots: [
      { x: 8, y: 8 },
      { x: 300, y: 112 },
    ],
  })
})

test('the line is broken while the home is not on offer, and ends with its sale', () => {
  const entries = [entry('03-22', null), entry('03-17', 100), entry('03-12', 0), entry('03-02', 200)]
  expect(priceLine(entries, '2026-04-30')?.path).toBe('M8 8H107M156.5 112H206')
})

test('one price is no line', () => {
  expect(priceLine([entry('03-12', null), entry('03-02', 200)], '2026-03-22')).toBeUndefined()
  expect(priceLine([], '2026-03-22')).toBeUndefined()
})
