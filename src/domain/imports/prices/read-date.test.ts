import { expect, test } from 'vitest'
import { readDate } from './read-date.ts'

test.each([
  ['2023', '2023-01-01', 'year'],
  ['۲۰۲۳', '2023-01-01', 'year'],
  ['2023-05', '2023-05-01', 'month'],
  ['05/2023', '2023-05-01', 'month'],
  ['May 2023', '2023-05-01', 'month'],
  ['2023-05-17', '2023-05-17', 'day'],
  ['2023-05-17 13:45:00', '2023-05-17', 'day'],
  ['2023-05-17T13:45:00Z', '2023-05-17', 'day'],
  ['17/5/2023', '2023-05-17', 'day'],
  ['17.05.2023', '2023-05-17', 'day'],
  ['17 May, 2023', '2023-05-17', 'day'],
  ['5 September 2023', '2023-09-05', 'day'],
])('%s is read', (text, date, precision) => {
  expect(readDate(text)).toEqual({ date, precision })
})

test.each([
  '',
  'last year',
  '23',
  '2023-13',
  '31/02/2023',
  '2023-02-30',
  '17/05/23',
  '2023-05-17-04',
  '20230517',
])('%s is no date', (text) => {
  expect(readDate(text)).toBeUndefined()
})
