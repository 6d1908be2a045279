import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReachability } from './reachability.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a service that answers every other request is reported lost once, and back once', async () => {
  const told: boolean[] = []
  const use = watchReachability(
    () => false,
    (isInReach) => told.push(isInReach),
  )
  const fails = () => use(() => Promise.reject(new Error('SlowDown'))).catch(() => {})
  const answers = () => use(async () => 'bytes')
  for (let times = 0; times < 5; times += 1) {
    await fails()
    vi.advanceTimersByTime(2_000)
    expect(await answers()).toBe('bytes')
  }
  expect(told).toEqual([false])
  vi.advanceTimersByTime(10_000)
  await answers()
  await answers()
  expect(told).toEqual([false, true])
})

test('work that hangs without looking at its signal is given up', async () => {
  const use = watchReachability(() => false)
  const hanging = expect(use(() => new Promise(() => {}))).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(3_000)
  await hanging
})
