import { expect, test } from 'vitest'
import { ago, formatTime } from './labels.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T11:59:00Z', '1 minute ago'],
  ['2026-11-20T11:01:00Z', '59 minutes ago'],
  ['2026-11-20T10:59:00Z', '1 hour ago'],
  ['2026-11-18T12:01:00Z', '47 hours ago'],
  ['2026-11-18T12:00:00Z', '2 days ago'],
])('%s was %s', (iso, words) => {
  expect(ago(iso, now)).toBe(words)
})

test('times are those of Pakistan', () => {
  expect(formatTime('2026-11-20T20:05:00Z')).toBe('21 Nov 2026, 01:05')
})
