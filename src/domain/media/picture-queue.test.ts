import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Unavailable } from '../errors.ts'
import { PictureQueue } from './picture-queue.ts'

/** A work that ends on request. */
function open(turns: PictureQueue, urgency: 'now' | 'later', name: string, begun: string[]) {
  const end = Promise.withResolvers<void>()
  const done = turns.take(urgency, () => {
    begun.push(name)
    return end.promise
  })
  return { end: () => end.resolve(), done }
}

test('a visitor’s picture comes before background work, and always finds a place', async () => {
  const turns = new PictureQueue({ places: 2, longestQueue: 10 })
  const begun: string[] = []
  const later = open(turns, 'later', 'later 1', begun)
  const more = open(turns, 'later', 'later 2', begun)
  const visitor = open(turns, 'now', 'visitor 1', begun)
  const next = open(turns, 'now', 'visitor 2', begun)
  await setImmediate()
  expect(begun).toEqual(['later 1', 'visitor 1'])
  later.end()
  await later.done
  await setImmediate()
  expect(begun).toEqual(['later 1', 'visitor 1', 'visitor 2'])
  next.end()
  await next.done
  await setImmediate()
  expect(begun.at(-1)).toBe('later 2')
  for (const work of [visitor, more]) work.end()
  await Promise.all([visitor.done, more.done])
})

test('a work that comes when the queue is full is refused immediately', async () => {
  const turns = new PictureQueue({ places: 1, longestQueue: 1 })
  const begun: string[] = []
  const works = ['first', 'waiting'].map((name) => open(turns, 'now', name, begun))
  await expect(turns.take('now', async () => 'made')).rejects.toThrow(Unavailable)
  for (const work of works) work.end()
  await Promise.all(works.map(({ done }) => done))
  expect(await turns.take('now', async () => 'made')).toBe('made')
})

test('a work that fails gives its place back', async () => {
  const turns = new PictureQueue({ places: 1, longestQueue: 5 })
  await expect(turns.take('later', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('now', async () => 'made')).toBe('made')
})
