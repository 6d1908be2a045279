import { expect, test } from 'vitest'
import { inChunks, type NextChunk } from './in-chunks.ts'

/** A server with rows 1 to `count`, two a call. */
function serverOf(count: number) {
  const asked: NextChunk[] = []
  const send = async (next: NextChunk) => {
    asked.push(next)
    const last = Math.min((next.after ?? 0) + 2, count)
    return { after: last < count ? last : null, upTo: count, left: count - last }
  }
  return { asked, send }
}

test('continues where the previous call ended, until nothing is left', async () => {
  const { asked, send } = serverOf(5)
  const left: number[] = []
  const { answers } = await inChunks(send, (count) => left.push(count), new AbortController().signal)
  expect(asked).toEqual([{}, { after: 2, up_to: 5 }, { after: 4, up_to: 5 }])
  expect(left).toEqual([3, 1, 0])
  expect(answers).toHaveLength(3)
})

test('stops between chunks, and keeps finished chunks after a failure', async () => {
  const stop = new AbortController()
  const stopped = await inChunks(serverOf(5).send, () => stop.abort(), stop.signal)
  expect(stopped.answers).toHaveLength(1)
  const { send } = serverOf(5)
  const failing = (next: NextChunk) => (next.after === 2 ? Promise.reject(new Error('gone')) : send(next))
  const failed = await inChunks(failing, () => {}, new AbortController().signal)
  expect(failed).toMatchObject({ answers: [{ after: 2 }], failure: new Error('gone') })
})
