import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

const key = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, Number.MAX_VALUE, 1e12, -1.7e12, 272.25),
)

test('rows come in the order of their keys, equal ones as they were', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (keys) => {
      const rows = Uint32Array.from(keys, (_, place) => place * 3)
      const expected = keys
        .map((value, place) => ({ value, row: place * 3 }))
        .sort((one, other) => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0))
        .map(({ row }) => row)
      expect([...sortRows(rows, Float64Array.from(keys))]).toEqual(expected)
    }),
  )
})
