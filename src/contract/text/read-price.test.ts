import { describe, expect, it } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { formatPrice } from './price-words.ts'
import { isBareNumber, parsePrice, typedPrice } from './read-price.ts'

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
    ['.5 crore', 5_000_000],
    ['5 crore', 50_000_000],
    ['50 lac', 5_000_000],
    ['50lac', 5_000_000],
    ['1.5cr', 15_000_000],
    ['2 karor', 20_000_000],
    ['50 لاکھ', 5_000_000],
    ['۵۰ لاکھ', 5_000_000],
    ['٣ کروڑ', 30_000_000],
    ['٢٫٥ کروڑ', 25_000_000],
    ['۱٫۵ کروڑ', 15_000_000],
    ['٩٠٬٠٠٠', 90_000],
    ['90 hazar', 90_000],
    ['۸۰ ہزار روپے ماہانہ', 80_000],
    ['80 thousand per month', 80_000],
    // From an Arabic keyboard.
    ['2 كروڑ', 20_000_000],
    ['50 لاكه', 5_000_000],
    ['1 کروڑ روپیہ', 10_000_000],
    ['90,000 rupees', 90_000],
    ['Rs 25000 only', 25_000],
    ['3 Crore 5 Lac', 30_500_000],
    ['1 crore 50 lakh 20 thousand', 15_020_000],
    ['1crore50lac', 15_000_000],
    ['1 lac 5,000', 105_000],
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
    '5 Lac 3 Crore',
    '5 Lac 5 Lac',
    '2 to 3 crore',
    '4 4',
    '1 crore 50',
    '9999999999 Arab',
    '1e7',
    '5 constructor',
  ])('"%s" is no price', (text) => {
    expect(parsePrice(text)).toBeUndefined()
  })

  it('a bare number means what its field says, from 1,000 on and after PKR it is rupees', () => {
    expect(parsePrice('4', 'crore')).toBe(40_000_000)
    expect(parsePrice('۴', 'crore')).toBe(40_000_000)
    expect(parsePrice('1.85', 'crore')).toBe(18_500_000)
    expect(parsePrice('90', 'thousand')).toBe(90_000)
    expect(parsePrice('0', 'crore')).toBe(0)
    expect(parsePrice('50 lac', 'crore')).toBe(5_000_000)
    expect(parsePrice('90,000', 'crore')).toBe(90_000)
    expect(parsePrice('1000', 'crore')).toBe(1000)
    expect(parsePrice('PKR 500', 'crore')).toBe(500)
    expect(parsePrice('80 ماہانہ', 'thousand')).toBe(80_000)
    expect(parsePrice('four', 'crore')).toBeUndefined()
  })

  it('is read in the unit of its field only while it is bare and small', () => {
    expect(['', '4', '۴', '2.5'].map(isBareNumber)).toEqual([true, true, true, true])
    expect(['1,000', '50 lac', 'PKR 4', 'four'].map(isBareNumber)).toEqual([false, false, false, false])
  })

  it('answers immediately to a hostile text', () => {
    expect(parsePrice(`${'1,11'.repeat(20_000)} crore x`)).toBeUndefined()
    expect(parsePrice(`${'1 k '.repeat(20_000)}`)).toBeUndefined()
  })

  it('reads back what it writes into a field, whatever the field’s unit', () => {
    expect([0, 500, 45_000, 5_000_000, 18_512_345].map(typedPrice)).toEqual([
      '0',
      'PKR 500',
      '45,000',
      '50 Lac',
      '18,512,345',
    ])
    for (const pkr of [0, 1, 999, 1000, 45_000, 123_456, 25_000_000, 18_512_345]) {
      expect(parsePrice(typedPrice(pkr), 'crore')).toBe(pkr)
    }
  })

  it('reads back every two-decimal price it writes', () => {
    for (let lacs = 101; lacs < 9_999; lacs += 7) {
      expect(parsePrice(formatPrice(lacs * 1000))).toBe(lacs * 1000)
      expect(parsePrice(formatPrice(lacs * 100_000))).toBe(lacs * 100_000)
    }
  })
})

it('in Urdu prices are read back as well', () => {
  inLanguage('ur', () => {
    for (const pkr of [0, 45_000, 9_500_000, 31_000_000]) expect(parsePrice(formatPrice(pkr))).toBe(pkr)
  })
})
