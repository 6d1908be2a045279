import { afterEach, expect, test, vi } from 'vitest'
import { memoizeFor } from './memoize-for.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('is read once within its lifetime, and again after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  let reads = 0
  const count = memoizeFor(1000, async () => {
    reads += 1
    return reads
  })
  expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1])
  vi.setSystemTime(999)
  expect(await count()).toBe(1)
  vi.setSystemTime(1000)
  expect(await Promise.all([count(), count()])).toEqual([2, 2])
})

test('a failed read is tried again', async () => {
  const reads = [async () => Promise.reject(new Error('away')), async () => 'there']
  const read = memoizeFor(1000, async () => (await reads.shift()?.()) ?? 'gone')
  await expect(read()).rejects.toThrow('away')
  expect(await read()).toBe('there')
})
