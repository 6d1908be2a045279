import { expect, test } from 'vitest'
import { Invalid } from '../errors.ts'
import { noIdentifiers, patternOf, readIdentifier } from './identifiers.ts'

test.each([
  ['0300 1234567', { phones: ['+923001234567'] }],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', { phones: ['+923001234567'] }],
  ['0092-300-1234567', { phones: ['+923001234567'] }],
  ['+971 50 123 4567', { phones: ['+971501234567'] }],
  ['Ali@Shop.online', { emails: ['ali@shop.online'] }],
  ['ag 7k2m 4pxq', { references: ['AG-7K2M-4PXQ'] }],
])('%s is read as people type it', (typed, expected) => {
  const { phones, emails, references } = readIdentifier(typed)
  const read = { phones: [...phones], emails: [...emails], references: [...references] }
  expect(read).toEqual({ phones: [], emails: [], references: [], ...expected })
})

test.each(['Sana Malik', '12345', 'ali@shop', '%'])('%s identifies no person', (typed) => {
  expect(() => readIdentifier(typed)).toThrow(Invalid)
})

const pattern = patternOf({
  phones: new Set(['+923001234567', '+971501234567']),
  emails: new Set(['ali.b@shop.pk']),
  references: new Set(['AG-7K2M-4PXQ']),
})

test.each([
  'call 03001234567 now',
  '+92 300 123-4567',
  '(0300) 1234567',
  '+92 (0) 300 1234567',
  'https://wa.me/923001234567?text=Hi',
  '00923001234567',
  '۰۳۰۰۱۲۳۴۵۶۷',
  '+971 50 123 4567',
  'Write to Ali.B@Shop.pk.',
  'mailto:ali.b@shop.pk',
  'ag-7k2m-4pxq',
])('%s names the person', (text) => {
  expect(text).toMatch(new RegExp(pattern ?? '', 'i'))
})

test.each([
  '030012345678',
  '13001234567',
  '0301 1234567',
  'kali.b@shop.pk',
  'x.ali.b@shop.pk',
  'alixb@shop.pk',
  'ali.b@shop.pk.example',
  'AG-7K2M-4PXR',
])('%s is another person', (text) => {
  expect(text).not.toMatch(new RegExp(pattern ?? '', 'i'))
})

test('without anything known nothing is looked for', () => {
  expect(patternOf(noIdentifiers())).toBeUndefined()
})
