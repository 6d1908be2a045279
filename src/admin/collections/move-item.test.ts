import { expect, test } from 'vitest'
import { movedTo } from './move-item.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('the one at %i goes to %i, the others keep their order', (from, to, expected) => {
  expect(movedTo(['a', 'b', 'c', 'd'], from, to).join('')).toBe(expected)
})
