import { expect, test } from 'vitest'
import { compareWithArea } from '#ui/listing/area-comparison.ts'

test('a visitor reads how far a price lies from what its area costs', () => {
  expect(compareWithArea({ own: 3_250_000, median: 3_380_000 }).verdict).toBe('4% below the area median')
  expect(compareWithArea({ own: 4_000_000, median: 3_200_000 }).verdict).toBe('25% above the area median')
  expect(compareWithArea({ own: 3_201_000, median: 3_200_000 }).verdict).toBe('In line with the area median')
})

test('the median stands in the middle of the bar, the cheaper home left of it', () => {
  expect(compareWithArea({ own: 75, median: 100 })).toMatchObject({ own: 25, median: 50 })
  expect(compareWithArea({ own: 100, median: 100 }).own).toBe(50)
})

test('a price far off stays on the bar', () => {
  expect(compareWithArea({ own: 900, median: 100 }).own).toBe(99)
  expect(compareWithArea({ own: 1, median: 100 }).own).toBe(1)
})
