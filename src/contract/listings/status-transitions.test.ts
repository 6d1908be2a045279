import { expect, test } from 'vitest'
import { listingStatuses } from './property.ts'
import { listingTransitions, transitionsFrom } from './status-transitions.ts'

test('every state can be left, and reached from a draft', () => {
  const reached = new Set<string>(['draft'])
  for (const status of reached) {
    for (const to of Object.keys(listingTransitions[status as keyof typeof listingTransitions]))
      reached.add(to)
  }
  // Only time makes a listing expire.
  expect([...reached].sort()).toEqual(listingStatuses.filter((status) => status !== 'expired').sort())
  for (const status of listingStatuses) expect(transitionsFrom(status, 'sale')).not.toEqual([])
})

test('a listing for sale is sold and never rented', () => {
  expect(transitionsFrom('published', 'sale').map(({ to }) => to)).toEqual([
    'under offer',
    'hold',
    'sold',
    'archived',
  ])
  expect(transitionsFrom('published', 'rent').map(({ to }) => to)).toEqual([
    'under offer',
    'hold',
    'rented',
    'archived',
  ])
})
