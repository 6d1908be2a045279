import { expect, test } from 'vitest'
import { tokenShare } from './token-share.ts'

const booking = { percent: 15, instalments: 1 }

test('the token is taken off the first payment', () => {
  expect(tokenShare(19_200_000, 500_000, booking)).toEqual({ first: 2_880_000, rest: 2_380_000 })
})

test('the first instalment of a step counts', () => {
  expect(tokenShare(12_000_000, 500_000, { percent: 60, instalments: 12 })).toEqual({
    first: 600_000,
    rest: 100_000,
  })
})

test('a token that covers the first payment leaves nothing of it', () => {
  expect(tokenShare(2_000_000, 500_000, booking)).toEqual({ first: 300_000, rest: 0 })
})

test('a price on call, and a project without a plan, say nothing', () => {
  expect(tokenShare(0, 500_000, booking)).toBeUndefined()
  expect(tokenShare(19_200_000, 500_000, null)).toBeUndefined()
})
