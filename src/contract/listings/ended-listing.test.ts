import { expect, test } from 'vitest'
import { isGone } from './ended-listing.ts'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  [null, false, 'on offer'],
  ['2026-11-20T11:00:00Z', false, 'just sold'],
  ['2026-08-22T12:00:00Z', false, 'sold ninety days ago'],
  ['2026-08-22T11:59:59Z', true, 'sold longer ago'],
])('%s: gone is %s (%s)', (endedAt, gone, _when) => {
  expect(isGone(endedAt, now)).toBe(gone)
})
