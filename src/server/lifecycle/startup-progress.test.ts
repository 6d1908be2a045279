import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createNarrator } from './startup-progress.ts'

async function said(isJson: boolean): Promise<string[]> {
  const output = new PassThrough({ encoding: 'utf8' })
  const narrator = createNarrator(output, { isJson })
  await narrator.step({ doing: 'Opening the database', done: 'Opened the database' }, async () => {})
  narrator.warn('A picture is missing')
  narrator.address('http://localhost:3000')
  output.end()
  return (await output.toArray()).join('').trimEnd().split('\n')
}

test('where the log is JSON, the lines of the start are, too, and the address has a field', async () => {
  const lines = (await said(true)).map((line) => JSON.parse(line))
  expect(lines).toEqual([
    { level: 30, time: expect.any(Number), msg: expect.stringMatching(/^Opened the database in [\d.]+ s$/) },
    { level: 40, time: expect.any(Number), msg: 'A picture is missing' },
    { level: 30, time: expect.any(Number), msg: 'The site answers', address: 'http://localhost:3000' },
  ])
})

test('at a terminal they are for a person, and the address stands alone', async () => {
  const [step, warning, address] = await said(false)
  expect(step).toMatch(/^✓ Opened the database in [\d.]+ s$/)
  expect([warning, address]).toEqual(['! A picture is missing', 'http://localhost:3000'])
})
