import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Unavailable } from '#domain/errors.ts'
import { WorkQueue } from './work-queue.ts'

const patient = 60_000

/** A work that ends when told to. */
function open(queue: WorkQueue, name: string, begun: string[]) {
  const end = Promise.withResolvers<void>()
  const done = queue.take(() => {
    begun.push(name)
    return end.promise
  })
  return { end: () => end.resolve(), done }
}

test('a few are under way at once, the next ones come in their order, and more than may wait are refused at once', async () => {
  const queue = new WorkQueue({ places: 2, longestQueue: 2, longestMs: patient })
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

test('who has waited too long is refused, and the others keep their turn', async () => {
  const queue = new WorkQueue({ places: 1, longestQueue: 5, longestMs: 1 })
  const begun: string[] = []
  const first = open(queue, 'first', begun)
  await expect(queue.take(() => 'late')).rejects.toThrow('Too many people are using the site')
  first.end()
  await first.done
  await setImmediate()
  expect(await queue.take(() => 'next')).toBe('next')
})

test('a work that fails gives its place back', async () => {
  const queue = new WorkQueue({ places: 1, longestQueue: 5, longestMs: patient })
  await expect(queue.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.take(() => 'made')).toBe('made')
})
