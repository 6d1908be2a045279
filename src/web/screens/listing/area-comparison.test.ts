import { expect, test } from 'vitest'
import { compareWithArea } from './area-comparison.ts'

test('a visitor reads how far a price lies from what its area costs', () => {
  expect(compareWithArea({ perMarla: 3_250_000, medianPerMarla: 3_380_000 }).verdict).toBe(
    '4 % below the area’s median',
  )
  expect(compareWithArea({ perMarla: 4_000_000, medianPerMarla: 3_200_000 }).verdict).toBe(
    '25 % above the area’s median',
  )
  expect(compareWithArea({ perMarla: 3_201_000, medianPerMarla: 3_200_000 }).verdict).toBe(
    'At the area’s median',
  )
})

test('the median stands in the middle of the bar, the cheaper home left of it', () => {
  expect(compareWithArea({ perMarla: 75, medianPerMarla: 100 })).toMatchObject({ own: 25, median: 50 })
  expect(compareWithArea({ perMarla: 100, medianPerMarla: 100 }).own).toBe(50)
})

test('a price far off stays on the bar', () => {
  expect(compareWithArea({ perMarla: 900, medianPerMarla: 100 }).own).toBe(99)
  expect(compareWithArea({ perMarla: 1, medianPerMarla: 100 }).own).toBe(1)
})
