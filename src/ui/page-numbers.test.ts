import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test('few pages are all linked', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
})

test('with many pages the first, the last and the near ones are linked', () => {
  expect(pageNumbers(1, 40)).toEqual([1, 2, null, 40])
  expect(pageNumbers(20, 40)).toEqual([1, null, 19, 20, 21, null, 40])
  expect(pageNumbers(40, 40)).toEqual([1, null, 39, 40])
})

test('a gap of one page shows that page instead', () => {
  expect(pageNumbers(4, 40)).toEqual([1, 2, 3, 4, 5, null, 40])
})

test('a page past the end still leads back', () => {
  expect(pageNumbers(99, 3)).toEqual([1, 2, 3])
})
