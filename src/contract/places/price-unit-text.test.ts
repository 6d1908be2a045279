import { expect, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { perUnitHead, pricePerText } from './price-unit-text.ts'

const per = { unit: 'marla', marlaBasis: 225 } as const

test('a price per unit is said with its unit, a rent by the month', () => {
  expect(pricePerText(12_000, per)).toBe('PKR 27 Lac per marla')
  expect(pricePerText(12_000, { ...per, unit: 'sqft' })).toBe('PKR 12,000 per sq ft')
  expect(pricePerText(40, per, 'rent')).toBe('PKR 9,000 per marla a month')
  expect(perUnitHead('Sale', 'sqyd')).toBe('Sale, PKR per sq yd')
})

test('the same in Urdu', () => {
  inLanguage('ur', () => {
    expect(pricePerText(40, per, 'rent')).toContain('فی مرلہ ماہانہ')
    expect(perUnitHead('فروخت', 'sqyd')).toBe('فروخت، روپے فی مربع گز')
  })
})
