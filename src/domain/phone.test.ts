import { expect, test } from 'vitest'
import { toE164 } from './phone.ts'

test.each([
  ['0300 1234567', '+923001234567'],
  ['+92 300 123-4567', '+923001234567'],
  ['(051) 111 000 222', '+9251111000222'],
  ['0092 42 35761234', '+924235761234'],
  ['+971 50 123 4567', '+971501234567'],
  ['+44 20 7946 0958', '+442079460958'],
])('the phone %s is stored as %s', (typed, stored) => {
  expect(toE164(typed)).toBe(stored)
})

test.each(['0000000000', '123456789012345', '12345', ''])('%s is nobody’s phone', (typed) => {
  expect(toE164(typed)).toBeNull()
})
