import { expect, test } from 'vitest'
import { sendStreamed } from './send-file.ts'

async function* many() {
  for (;;) yield 'text'
}

test.each([
  ['pauses', { pauseMs: 1 }],
  ['takes too long over all of it', { pauseMs: 60_000, wholeMs: 1 }],
])('a reader that %s ends the stream', async (_what, limits) => {
  const ended = Promise.withResolvers<void>()
  const { body } = sendStreamed(many(), {}, { ...limits, onEnd: ended.resolve })
  await ended.promise
  await expect(body?.getReader().read()).rejects.toThrow('read too slowly')
})

test.each([
  ['reads all of it', async (answer: Response) => void (await answer.text())],
  ['leaves', async (answer: Response) => void (await answer.body?.cancel())],
])('onEnd runs once when the reader %s', async (_what, read) => {
  let ends = 0
  const onEnd = () => {
    ends += 1
  }
  async function* two() {
    yield* ['one', 'two']
  }
  await read(sendStreamed(two(), {}, { onEnd }))
  expect(ends).toBe(1)
})

test('a stream whose source fails ends, too', async () => {
  let ends = 0
  const onEnd = () => {
    ends += 1
  }
  async function* torn() {
    yield 'one'
    throw new Error('The database went away')
  }
  await expect(sendStreamed(torn(), {}, { onEnd }).text()).rejects.toThrow('went away')
  expect(ends).toBe(1)
})
