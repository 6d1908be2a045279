import { describe, expect, it } from 'vitest'
import { formatForeignPrice, formatPrice, parsePrice, splitPrice } from './money.ts'

describe('a price in rupees reads as people say it (specification section 9, decision 19)', () => {
  it.each([
    [0, 'Call'],
    [1, '1'],
    [45_000, '45000'],
    [99_999, '99999'],
    [99_999.4, '99999'],
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
    expect(splitPrice(45_000)).toEqual({ amount: '45000', unit: '' })
  })
})

describe('a price in another currency is multiplied, rounded to thousands and formatted (section 9)', () => {
  it.each([
    [10_000_000, { code: 'USD', rate: 0.0036 }, 'USD 36,000'],
    [31_000_000, { code: 'AED', rate: 0.0131 }, 'AED 406,000'],
    [500_000_000, { code: 'GBP', rate: 0.0027 }, 'GBP 1,350,000'],
    [100_000, { code: 'USD', rate: 0.0036 }, 'under USD 1,000'],
    [0, { code: 'USD', rate: 0.0036 }, 'Call'],
  ])('%d PKR at %o is %s', (pkr, currency, words) => {
    expect(formatForeignPrice(pkr, currency)).toBe(words)
  })
})

describe('a price as advertised becomes whole rupees', () => {
  it.each([
    ['3.1 Crore', 31_000_000],
    ['44.84 Lakh', 4_484_000],
    ['40 Thousand', 40_000],
    ['1.2 Arab', 1_200_000_000],
    ['95 Lac', 9_500_000],
    ['2.5 crore', 25_000_000],
    ['2.5Cr', 25_000_000],
    ['14.75 Crores', 147_500_000],
    ['85k', 85_000],
    ['1.5 million', 1_500_000],
    ['PKR 3,10,00,000', 31_000_000],
    ['PKR 31,000,000', 31_000_000],
    ['Rs. 45,000/-', 45_000],
    ['  45000 ', 45_000],
    ['0', 0],
    ['Call', 0],
    ['0.29 Crore', 2_900_000],
    ['1.005 Lac', 100_500],
    ['1.123456789 Crore', 11_234_568],
    ['99.5', 100],
  ])('%s is %d', (text, pkr) => {
    expect(parsePrice(text)).toBe(pkr)
  })

  it.each([
    '',
    'Crore',
    'ask the agent',
    '-5 Lac',
    '3.1.2 Crore',
    '3 Dozen',
    '1,0 Lac',
    '3 Crore 5 Lac',
    '9999999999 Arab',
    '1e7',
    '5 constructor',
  ])('"%s" is no price', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  it('reads back every two-decimal price it writes', () => {
    for (let lacs = 101; lacs < 9_999; lacs += 7) {
      expect(parsePrice(formatPrice(lacs * 1000))).toBe(lacs * 1000)
      expect(parsePrice(formatPrice(lacs * 100_000))).toBe(lacs * 100_000)
    }
  })
})
