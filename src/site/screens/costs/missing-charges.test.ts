import { expect, test } from 'vitest'
import type { Costs } from './costs-data.ts'
import { missingCharges } from './missing-charges.ts'

type Line = Costs['sides'][number]['lines'][number]

const line = (charge: Line['charge'], amount: number | null): Line => ({
  ...{ charge, amount, unit: 'percent', rate: null, atLeast: false, table: null, endedOn: null },
})

test('a total names the charges that it lacks as a sentence has them', () => {
  const lines = [line('stamp_duty', null), line('registration_fee', 5000), line('withholding_buyer', null)]
  expect(missingCharges({ lines })).toBe('stamp duty, buyer’s withholding tax (236K)')
})
