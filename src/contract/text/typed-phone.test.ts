import { describe, expect, it } from 'vitest'
import { isNumericPhone, isPhoneTooLong } from './typed-phone.ts'

describe('a phone is too long over 13 characters with a dash, over 11 without (S5.5)', () => {
  it.each([
    ['03001234567', false],
    ['030012345678', true],
    ['0300-1234567', false],
    ['0300-12345678', false],
    ['0300-123456789', true],
    ['', false],
  ])('%s: %s', (phone, tooLong) => {
    expect(isPhoneTooLong(phone)).toBe(tooLong)
  })
})

describe('a phone is numeric after spaces, dashes, dots, brackets and one plus are taken away (D21)', () => {
  it.each([
    ['+92 300 123-4567', true],
    ['(0300) 1234567', true],
    ['(+92) 300 1234567', true],
    ['0300 – 1234567', true],
    ['03001234567', true],
    ['call me', false],
    ['0300 1234567 ext 2', false],
    ['++923001234567', false],
    ['0300+1234567', false],
    ['0300.1234567', true],
    ['۰۳۰۰ ۱۲۳۴۵۶۷', true],
    ['\u202a0300 1234567\u202c', true],
    ['0300/1234567', false],
    ['+', false],
    ['', false],
  ])('%s: %s', (phone, numeric) => {
    expect(isNumericPhone(phone)).toBe(numeric)
  })
})
