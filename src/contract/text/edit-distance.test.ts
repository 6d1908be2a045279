import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  ['town', 'town', 0],
  ['twon', 'town', 1],
  ['ton', 'town', 1],
  ['towwn', 'town', 1],
  ['tawn', 'town', 1],
  ['behria', 'bahria', 1],
  ['bharia', 'bahria', 1],
  ['hights', 'heights', 1],
  ['gullbrg', 'gulberg', 2],
  ['abc', 'xyz', 3],
  ['', 'ab', 2],
])('%s is so far from %s: %i', (typed, word, edits) => {
  expect(editDistance(typed, word, 2)).toBe(edits)
})

test('it does not matter which of two words was typed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 8)).toBe(editDistance(other, one, 8))
    }),
  )
})
