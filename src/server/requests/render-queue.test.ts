import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Unavailable } from '#domain/errors.ts'
import { RenderQueue } from './render-queue.ts'

const patient = 60_000

/** A work that ends on request. */
function open(queue: RenderQueue, name: string, begun: string[]) {
  const end = Promise.withResolvers<void>()
  const done = queue.take(() => {
    begun.push(name)
    return end.promise
  })
  return { end: () => end.resolve(), done }
}

test('a few works run in parallel, the next ones follow in their order, and more than may wait are refused', async () => {
  const queue = new RenderQueue({ places: 2, longestQueue: 2, longestMs: patient, refusalMs: 0 })
  const begun: string[] = []
  const works = ['a', 'b', 'c', 'd'].map((name) => open(queue, name, begun))
  await expect(queue.take(() => 'too many')).rejects.toThrow(Unavailable)
  expect(begun).toEqual(['a', 'b'])
  for (const { end, done } of works) {
    end()
    await done
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  expect(await queue.take(() => 'room again')).toBe('room again')
})

test('of those who wait, one a turn of the event loop begins', async () => {
  const queue = new RenderQueue({ places: 3, longestQueue: 3, longestMs: patient, refusalMs: 0 })
  const begun: string[] = []
  const works = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => open(queue, name, begun))
  for (const { end } of works) end()
  let before = begun.length
  while (begun.length < works.length) {
    await setImmediate()
    expect(begun.length - before).toBeLessThanOrEqual(1)
    before = begun.length
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('the more are refused, the later: at most one a millisecond', async () => {
  vi.useFakeTimers()
  try {
    const queue = new RenderQueue({ places: 1, longestQueue: 0, longestMs: patient, refusalMs: 1_000 })
    const underWay = open(queue, 'under way', [])
    let refused = 0
    const refusals = Array.from({ length: 3_000 }, () => queue.take(() => {}).catch(() => (refused += 1)))
    await vi.advanceTimersByTimeAsync(999)
    expect(refused).toBe(0)
    await vi.advanceTimersByTimeAsync(1_001)
    expect(refused).toBe(2_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all(refusals)
    underWay.end()
    await underWay.done
  } finally {
    vi.useRealTimers()
  }
})

test('who has waited too long is refused, and the others keep their turn', async () => {
  const queue = new RenderQueue({ places: 1, longestQueue: 5, longestMs: 1, refusalMs: 0 })
  const begun: string[] = []
  const first = open(queue, 'first', begun)
  await expect(queue.take(() => 'late')).rejects.toThrow('Too many people are using the site')
  first.end()
  await first.done
  await setImmediate()
  expect(await queue.take(() => 'next')).toBe('next')
})

test('a work that fails gives its place back', async () => {
  const queue = new RenderQueue({ places: 1, longestQueue: 5, longestMs: patient, refusalMs: 0 })
  await expect(queue.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.take(() => 'made')).toBe('made')
})
