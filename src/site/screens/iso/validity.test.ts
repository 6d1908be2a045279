import { expect, test } from 'vitest'
import { validityOn } from './validity.ts'

const certificate = { issuedOn: '2025-03-04', validUntil: '2028-03-03' }

test.each([
  ['2025-03-03', 'coming'],
  ['2025-03-04', 'valid'],
  ['2028-03-03', 'valid'],
  ['2028-03-04', 'expired'],
] as const)('on %s the certificate is %s', (today, state) => {
  expect(validityOn(today, certificate).state).toBe(state)
})

test('how much of its time has gone by goes from nothing to all of it', () => {
  expect(validityOn('2025-03-04', certificate).gone).toBe(0)
  expect(validityOn('2026-09-02', certificate).gone).toBeCloseTo(0.5, 2)
  expect(validityOn('2028-03-03', certificate).gone).toBe(1)
  expect(validityOn('2030-01-01', certificate).gone).toBe(1)
})

test('a certificate of one day is no division by nothing', () => {
  expect(validityOn('2025-03-04', { issuedOn: '2025-03-04', validUntil: '2025-03-04' })).toEqual({
    state: 'valid',
    gone: 1,
  })
})
