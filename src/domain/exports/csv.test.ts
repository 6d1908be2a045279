import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  '=1+1',
  '+92 300 1234567',
  '-2',
  '@SUM(A1)',
  '\t=1',
  ' =cmd|x',
  '=HYPERLINK("http://evil.example","x")',
  '|calc',
])('%j reads as text in a spreadsheet', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`'${text}`]])
})

test('quotes, commas, line breaks and other scripts come through; numbers and times are plain', () => {
  const texts = ['say "hi"', 'a,b', 'one\ntwo', 'آنگن', '']
  expect(parse(csvLine(texts))).toEqual([texts])
  expect(csvLine([-5, 2.5, true, null, new Date('2027-01-02T03:04:05Z')])).toBe(
    '-5,2.5,true,"","2027-01-02T03:04:05.000Z"\r\n',
  )
})
