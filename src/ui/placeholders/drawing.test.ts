import { expect, test } from 'vitest'
import { drawing } from './drawing.ts'

test('a listing without pictures always has the same one of six drawn houses', () => {
  const ids = Array.from({ length: 60 }, (_, at) => 12_001 + at)
  const drawn = ids.map((id) => drawing('house', id))
  expect(new Set(drawn).size).toBe(6)
  expect(ids.map((id) => drawing('house', id))).toEqual(drawn)
})

test('neighbours in a list have different drawings', () => {
  expect(drawing('house', 7)).not.toBe(drawing('house', 8))
})

test('all people share one mark, which is no face, and all properties another', () => {
  expect(drawing('user', 1)).toBe(drawing('user', 2))
  expect(drawing('property', 1)).toBe(drawing('property', 2))
  expect(drawing('user', 1)).not.toBe(drawing('property', 1))
})
