import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLine, writeCsv } from './write-csv.ts'

test.each([
  '=1+1',
  '+92 300 1234567',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\tplain after a tab',
  '\r=1',
  '\n=1',
  ' =cmd|x',
  '\u00A0\u3000=1',
  '\u200B=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  ' ＝1+1',
  '=HYPERLINK("http://evil.example","x")',
  '|calc',
])('%j reads as text in a spreadsheet', (text) => {
  expect(parse(csvLine([text]))).toEqual([[`'${text}`]])
})

test('quotes, commas, line breaks and other scripts come through; numbers are plain, times are in Pakistan', () => {
  const texts = ['say "hi"', 'a,b', 'one\ntwo', 'آنگن', '  spaces', '']
  expect(parse(csvLine(texts))).toEqual([texts])
  expect(csvLine([-5, 2.5, true, null, new Date('2027-01-02T23:04:05Z')])).toBe(
    '-5,2.5,true,"","2027-01-03 04:04"\r\n',
  )
})

test('phones stay texts, with their plus or their zero', async () => {
  async function* batches() {
    yield ['+923001234567', '0300 12']
  }
  const columns = [{ label: 'Phone', kind: 'phone', of: (phone: string) => phone } as const]
  const lines = await Array.fromAsync(writeCsv({ columns, batches: batches() }))
  expect(parse(lines.join(''))).toEqual([['Phone'], ["'+923001234567"], ["'0300 12"]])
})
