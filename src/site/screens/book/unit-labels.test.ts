import { expect, test } from 'vitest'
import { unitFacts } from './unit-labels.ts'

test('a unit says what is known of it, and leaves out what it has not', () => {
  const plot = { type: '5-marla plot', beds: null, baths: null, floor: null, facing: '' }
  const size = { value: 5, unit: 'marla' } as const
  expect(unitFacts({ ...plot, size }, null)).toEqual([
    ['Type', '5-marla plot'],
    ['Size', '5 Marla'],
    ['Possession', 'To be announced'],
  ])
  const flat = { type: 'Two-bed', beds: 2, baths: 1, floor: 3, facing: 'Garden', size }
  expect(unitFacts(flat, '2027-12-31')).toEqual([
    ['Type', 'Two-bed, 2 beds, 1 bath'],
    ['Floor', '3rd floor'],
    ['Facing', 'Garden'],
    ['Size', '5 Marla'],
    ['Possession', '31 Dec 2027'],
  ])
})
