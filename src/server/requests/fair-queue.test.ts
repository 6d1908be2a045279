import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unavailable } from '#domain/errors.ts'
import { FairQueue, fairReads } from './fair-queue.ts'
import { ProcessorMeter } from './processor-meter.ts'
import { RenderQueue } from './render-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tickMs = 10

/** One processor: works take turns on it, in the order in which they begin. */
function openProcessor(options: Partial<typeof fairReads> = {}) {
  let spent = 0
  const works: { leftMs: number; end: () => void }[] = []
  setInterval(() => {
    const [work] = works
    if (!work) return
    spent += tickMs
    work.leftMs -= tickMs
    if (work.leftMs > 0) return
    works.shift()
    work.end()
  }, tickMs)
  const queue = new FairQueue(
    new RenderQueue({ places: 16, longestQueue: 400, longestMs: 2_000, refusalMs: 0 }),
    { ...fairReads, ...options },
    { meter: new ProcessorMeter(() => spent), now: () => Date.now() },
  )
  const compute = (leftMs: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    works.push({ leftMs, end: resolve })
    return promise
  }
  /** Asks for a work; returns how long its answer took. */
  const ask = async (address: string | undefined, ms: number) => {
    const asked = Date.now()
    await queue.take(() => compute(ms), address)
    return Date.now() - asked
  }
  return { ask, queue }
}

test('a visitor who is alone is never delayed, however much they ask for', async () => {
  const { ask } = openProcessor()
  const all = Promise.all(Array.from({ length: 15 }, () => ask('a', 100)))
  await vi.advanceTimersByTimeAsync(1_600)
  expect(Math.max(...(await all))).toBeLessThan(1_600)
})

test('one who asks for more than a processor can do holds up others by one work at most', async () => {
  const { ask } = openProcessor()
  const rush = setInterval(() => void ask('attacker', 40).catch(() => {}), 20)
  const waits: Promise<number>[] = []
  const visits = setInterval(() => void waits.push(ask('visitor', 20)), 250)
  await vi.advanceTimersByTimeAsync(20_000)
  clearInterval(rush)
  clearInterval(visits)
  await vi.advanceTimersByTimeAsync(5_000)
  const times = (await Promise.all(waits)).sort((one, other) => one - other)
  expect(times.length).toBeGreaterThan(70)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThanOrEqual(60)
  expect(times.at(-1)).toBeLessThan(600)
})

test('many cheap works of one address are hardly held up while others are there', async () => {
  const { ask } = openProcessor()
  let done = 0
  const network = setInterval(() => void ask('network', 10).then(() => (done += 1)), 40)
  const visits = setInterval(() => void ask('visitor', 20), 250)
  await vi.advanceTimersByTimeAsync(20_000)
  clearInterval(network)
  clearInterval(visits)
  expect(done).toBeGreaterThan(480)
})

test('works that wait too long and works beyond the line are refused; no others are', async () => {
  const { ask } = openProcessor({ longestLine: 5 })
  void ask('visitor', 20)
  const rushed = Array.from({ length: 40 }, () =>
    ask('attacker', 500).then(
      () => 'done',
      (error) => (error instanceof Unavailable ? 'refused' : error),
    ),
  )
  const visits = setInterval(() => void ask('visitor', 20), 500)
  await vi.advanceTimersByTimeAsync(10_000)
  clearInterval(visits)
  const outcomes = await Promise.all(rushed)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'refused']))
  expect(outcomes.filter((one) => one === 'refused').length).toBeGreaterThan(30)
})

test('visitors who cannot be told apart share the common queue', async () => {
  const { ask } = openProcessor({ longestLine: 0, atOnce: 1 })
  const all = Promise.all(Array.from({ length: 5 }, () => ask(undefined, 100)))
  await vi.advanceTimersByTimeAsync(600)
  expect(await all).toHaveLength(5)
})
