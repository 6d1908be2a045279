import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#contract/text/edit-distance.ts'
import { popCount } from './bit-set.ts'
import { letterSet } from './misspellings.ts'

test('words that differ in too many letters need not be compared', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklm'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const differing = popCount(letterSet(one) ^ letterSet(other))
      expect(differing).toBeLessThanOrEqual(2 * editDistance(one, other, 8))
    }),
  )
})
