import { expect, test } from 'vitest'
import { microBatch } from './micro-batch.ts'

type Item = { name: string }

/** Work that waits to be let go on, and tells what it was given. */
function held(fails: (items: readonly Item[]) => boolean = () => false, failure?: Error) {
  const batches: string[][] = []
  const gates: (() => void)[] = []
  const ask = microBatch(async (items: readonly Item[]) => {
    batches.push(items.map(({ name }) => name))
    await new Promise<void>((resolve) => gates.push(resolve))
    if (fails(items)) throw failure ?? new Error(`not with ${items.map(({ name }) => name).join(' and ')}`)
    return ({ name }: Item) => `${name} done`
  }, 2)
  return { batches, ask: (name: string) => ask({ name }), goOn: () => gates.shift()?.() }
}

const soon = () => new Promise((resolve) => setImmediate(resolve))

test('the first is begun at once; what comes meanwhile is done together, a few at a time', async () => {
  const { batches, ask, goOn } = held()
  const results = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  expect(batches).toEqual([['a']])
  for (let times = 0; times < 3; times += 1) {
    goOn()
    await soon()
  }
  expect(await Promise.all(results)).toEqual(['a done', 'b done', 'c done', 'd done'])
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']])
  const later = ask('e')
  goOn()
  expect(await later).toBe('e done')
})

test('one that cannot be done fails alone', async () => {
  const { batches, ask, goOn } = held((items) => items.some(({ name }) => name === 'bad'))
  const results = ['a', 'bad', 'good'].map((name) => ask(name).catch((error: Error) => error.message))
  for (let times = 0; times < 4; times += 1) {
    goOn()
    await soon()
  }
  expect(await Promise.all(results)).toEqual(['a done', 'not with bad', 'good done'])
  expect(batches).toEqual([['a'], ['bad', 'good'], ['bad'], ['good']])
})

test('what is away for one is away for all: nobody else waits for it in vain', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: '53100' })
  const { batches, ask, goOn } = held((items) => items.length > 1, full)
  const results = ['a', 'b', 'c'].map((name) => ask(name).catch((error: Error) => error.message))
  for (let times = 0; times < 2; times += 1) {
    goOn()
    await soon()
  }
  expect(await Promise.all(results)).toEqual(['a done', full.message, full.message])
  expect(batches).toEqual([['a'], ['b', 'c']])
})
