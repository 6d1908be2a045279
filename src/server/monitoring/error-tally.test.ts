import { expect, test } from 'vitest'
import { openErrorTally } from './error-tally.ts'

const hourMs = 60 * 60_000

function tally() {
  let time = Date.parse('2026-11-24T00:30:00Z')
  const opened = openErrorTally(() => time)
  return {
    ...opened,
    pass(hours: number) {
      time += hours * hourMs
    },
  }
}

test('errors that differ in their values alone are one group, with its first and last time', () => {
  const { add, read, pass } = tally()
  add('A call of the API failed', new Error('No lead 17 of "Mrs Khan", ali@example.com, +92 300 1234567'))
  pass(2)
  add('A call of the API failed', new Error('No lead 4 of "Mr Shah", sana@example.com, 0300-7654321'))
  expect(read().groups).toEqual([
    {
      sentence: 'A call of the API failed',
      reason: 'Error: No lead … of …, …, …',
      count: 2,
      first_at: '2026-11-24T00:30:00.000Z',
      last_at: '2026-11-24T02:30:00.000Z',
    },
  ])
})

test('the causes of an error tell groups apart', () => {
  const { add, read } = tally()
  for (const cause of ['deadlock detected', 'out of memory'])
    add('A request failed', new Error('Failed query', { cause: new Error(cause) }))
  expect(read().groups.map(({ reason }) => reason)).toEqual([
    'Error: Failed query – Error: out of memory',
    'Error: Failed query – Error: deadlock detected',
  ])
})

test('what is older than a day is forgotten', () => {
  const { add, read, pass } = tally()
  add('It failed')
  pass(20)
  add('It failed')
  pass(10)
  expect(read()).toEqual({
    since: '2026-11-24T06:30:00.000Z',
    groups: [expect.objectContaining({ count: 1, first_at: '2026-11-24T20:30:00.000Z' })],
  })
})

test('at most a hundred groups are kept, the latest', () => {
  const { add, read } = tally()
  const name = (at: number) => `${String.fromCharCode(97 + (at % 26))}${'x'.repeat(at)}`
  for (let at = 0; at < 150; at += 1) add(name(at))
  const { groups } = read()
  expect(groups).toHaveLength(100)
  expect(groups[0]?.sentence).toBe(name(149))
})
