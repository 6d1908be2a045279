import { expect, test } from 'vitest'
import { readPrice, readSize } from './typed-amounts.ts'

test.each([
  ['ایک کروڑ', 10_000_000],
  ['ڈیڑھ کروڑ روپے', 15_000_000],
  ['ساڑھے تین کروڑ', 35_000_000],
  ['ایک کروڑ پچاس لاکھ', 15_000_000],
  ['دو', 20_000_000],
  ['dhai crore', 25_000_000],
  ['اسی ہزار ماہانہ', 80_000],
  ['2.5', 25_000_000],
  ['جو مناسب ہو', undefined],
])('in a field for crores %s is %s', (text, pkr) => {
  expect(readPrice(text, 'crore')).toBe(pkr)
})

test('a size counts in the unit beside it, unless it names its own', () => {
  expect(readSize('2,400', 'sqft')).toEqual({ value: 2400, unit: 'sqft' })
  expect(readSize('۱۰', 'marla')).toEqual({ value: 10, unit: 'marla' })
  expect(readSize('دس', 'marla')).toEqual({ value: 10, unit: 'marla' })
  expect(readSize('1 kanal', 'marla')).toEqual({ value: 1, unit: 'kanal' })
  expect(readSize('ڈیڑھ کنال', 'marla')).toEqual({ value: 1.5, unit: 'kanal' })
  expect(readSize('0', 'marla')).toBeUndefined()
  expect(readSize('large', 'marla')).toBeUndefined()
})
