import { describe, expect, it } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { formatAmount, formatAmountRange, formatAsked, formatPaid } from './money.ts'
import { formatPrice, splitPrice } from './price-words.ts'

describe('a price in rupees reads as people say it (S9.5, D19, D33)', () => {
  it.each([
    [0, 'Call'],
    [1, '1'],
    [45_000, '45,000'],
    [99_999, '99,999'],
    [99_999.4, '99,999'],
    [99_999.7, '1 Lac'],
    [100_000, '1 Lac'],
    [120_000, '1.2 Lac'],
    [123_456, '1.23 Lac'],
    [125_500, '1.26 Lac'],
    [4_484_000, '44.84 Lac'],
    [9_500_000, '95 Lac'],
    [9_999_000, '99.99 Lac'],
    [9_999_499, '99.99 Lac'],
    [9_999_500, '1 Crore'],
    [9_999_999, '1 Crore'],
    [10_000_000, '1 Crore'],
    [20_000_000, '2 Crore'],
    [25_000_000, '2.5 Crore'],
    [27_500_000, '2.75 Crore'],
    [31_000_000, '3.1 Crore'],
    [10_049_999, '1 Crore'],
    [10_050_000, '1.01 Crore'],
    [1_200_000_000, '120 Crore'],
  ])('%d is %s', (pkr, words) => {
    expect(formatPrice(pkr)).toBe(words)
  })

  it('comes apart into the number and its unit', () => {
    expect(splitPrice(31_000_000)).toEqual({ amount: '3.1', unit: 'Crore' })
    expect(splitPrice(0)).toEqual({ amount: 'Call', unit: '' })
    expect(splitPrice(45_000)).toEqual({ amount: '45,000', unit: '' })
  })
})

describe('an amount has one spelling (D33)', () => {
  it.each([
    [0, 'PKR 0'],
    [999, 'PKR 999'],
    [26_000, 'PKR 26,000'],
    [500_000, 'PKR 5 Lac'],
    [18_500_000, 'PKR 1.85 Crore'],
  ])('%d is %s', (pkr, words) => {
    expect(formatAmount(pkr)).toBe(words)
  })

  it('an asking price may be on call', () => {
    expect([formatAsked(0), formatAsked(26_000)]).toEqual(['Call', 'PKR 26,000'])
  })

  it('an amount to pay is shown to the rupee beside its words', () => {
    expect(formatPaid(500_000)).toBe('PKR 5 Lac (PKR 500,000)')
    expect(formatPaid(1_234_567)).toBe('PKR 12.35 Lac (PKR 1,234,567)')
    expect(formatPaid(26_000)).toBe('PKR 26,000')
    expect(formatPaid(500_000, 'USD')).toBe('USD 500,000')
  })

  it.each([
    [60_000, 110_000, 'PKR 60,000 to 1.1 Lac'],
    [60_000, 90_000, 'PKR 60,000 to 90,000'],
    [10_000_000, 15_000_000, 'PKR 1 to 1.5 Crore'],
    [60_000, 60_000, 'PKR 60,000'],
  ])('from %d to %d is %s', (from, to, words) => {
    expect(formatAmountRange(from, to)).toBe(words)
  })
})

it('amounts in Urdu are written in Urdu', () => {
  inLanguage('ur', () => {
    expect(formatAmount(18_500_000)).toBe('1.85 کروڑ روپے')
    expect(formatAmountRange(10_000_000, 15_000_000)).toBe('1 سے 1.5 کروڑ روپے')
    expect(formatAmountRange(60_000, 110_000)).toBe('60,000 سے 1.1 لاکھ روپے')
    expect(formatPaid(500_000)).toBe('5 لاکھ روپے (500,000 روپے)')
    expect(formatPaid(1_234_567)).toBe('12.35 لاکھ روپے (1,234,567 روپے)')
    expect(formatPaid(26_000)).toBe('26,000 روپے')
  })
})
