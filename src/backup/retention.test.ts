import { expect, test } from 'vitest'
import { chooseKept, readRetention } from './retention.ts'

const zone = 'Asia/Karachi'
const backup = (id: string) => ({ id, takenAt: new Date(id) })

/** Two a day for so many days before the last. */
function twiceADay(days: number) {
  const last = Date.UTC(2026, 10, 24, 16)
  return Array.from({ length: days * 2 }, (_, index) =>
    backup(new Date(last - index * 12 * 3_600_000).toISOString()),
  )
}

test('the last backup of each of the last days, weeks and months is kept', () => {
  const kept = [...chooseKept(twiceADay(90), readRetention('3d,2w,3m'), zone)].sort()
  expect(kept).toEqual([
    '2026-09-30T16:00:00.000Z',
    '2026-10-31T16:00:00.000Z',
    '2026-11-22T16:00:00.000Z',
    '2026-11-23T16:00:00.000Z',
    '2026-11-24T16:00:00.000Z',
  ])
})

test('a day begins at midnight in Pakistan', () => {
  const [late, early] = ['2026-11-23T18:59:00.000Z', '2026-11-23T19:01:00.000Z']
  expect([...chooseKept([backup(late), backup(early)], readRetention('2d'), zone)]).toEqual([early, late])
})

test('days without a backup count for nothing, and the newest is always kept', () => {
  const old = ['2026-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z']
  expect([...chooseKept(old.map(backup), readRetention('7d'), zone)]).toEqual(old)
  expect([...chooseKept(old.map(backup), readRetention('1m'), zone)]).toEqual([old[0]])
})

test.each(['', '0d', 'a week', '7'])('%j is refused in a sentence', (text) => {
  expect(() => readRetention(text)).toThrow('use the form 7d,4w,12m')
})
