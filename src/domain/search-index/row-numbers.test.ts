import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowNumbers } from './row-numbers.ts'

test('every listing is found where it was put last, and none that was taken out', () => {
  const step = fc.record({ id: fc.integer({ min: 1, max: 40 }), row: fc.nat(1000), deletes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const numbers = new RowNumbers()
      const expected = new Map<number, { partition: number; row: number }>()
      for (const { id, row, deletes } of steps) {
        if (deletes) {
          numbers.delete(id)
          expected.delete(id)
        } else {
          numbers.set(id, row % 7, row)
          expected.set(id, { partition: row % 7, row })
        }
      }
      for (let id = 1; id <= 41; id++) expect(numbers.find(id)).toEqual(expected.get(id))
    }),
  )
})

test('it grows without losing any', () => {
  const numbers = new RowNumbers()
  const ids = Array.from({ length: 20_000 }, (_, place) => 1 + place * 104_729)
  for (const [row, id] of ids.entries()) numbers.set(id, row % 3, row)
  expect(ids.every((id, row) => numbers.find(id)?.row === row)).toBe(true)
})
