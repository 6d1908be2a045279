import { expect, test } from 'vitest'
import { dayInPakistan } from './clock-time.ts'

test('the day begins at midnight in Pakistan, five hours before London', () => {
  expect(dayInPakistan(new Date('2026-11-20T18:59:59Z'))).toBe('2026-11-20')
  expect(dayInPakistan(new Date('2026-11-20T19:00:00Z'))).toBe('2026-11-21')
})
