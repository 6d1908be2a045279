import { expect, test } from 'vitest'
import { closingText, salaryText } from './vacancy-labels.ts'

test.each([
  [60_000, 110_000, 'PKR 60,000 to 1.1 Lac a month'],
  [60_000, 60_000, 'PKR 60,000 a month'],
  [60_000, null, 'PKR 60,000 a month'],
  [null, null, undefined],
])('a salary from %s to %s reads %s', (salaryFrom, salaryTo, words) => {
  expect(salaryText({ salaryFrom, salaryTo })).toBe(words)
})

test.each([
  ['2026-11-21', 'Closes today'],
  ['2026-11-22', 'Closes tomorrow'],
  ['2026-11-28', 'Closes in 7 days'],
  ['2026-11-29', 'Closes on 29 Nov 2026'],
  ['2026-11-20', 'Closes on 20 Nov 2026'],
])('on 21 November a job until %s: %s', (closesOn, words) => {
  expect(closingText(closesOn, '2026-11-21')).toBe(words)
})
