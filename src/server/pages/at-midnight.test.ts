import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onNewDay } from './at-midnight.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a new day is announced once, soon after midnight in Pakistan, until it is stopped', () => {
  vi.setSystemTime('2026-11-21T18:59:30Z')
  const tell = vi.fn()
  const stop = onNewDay(tell)
  vi.advanceTimersByTime(20_000)
  expect(tell).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
  vi.advanceTimersByTime(3 * 86_400_000)
  expect(tell).toHaveBeenCalledTimes(1)
})
