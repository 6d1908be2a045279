import { describe, expect, it } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import {
  convertSize,
  fromSquareFeet,
  inMarla,
  type Size,
  sizeUnitOptions,
  toSquareFeet,
} from './convert-size.ts'
import { formatSize } from './format-size.ts'
import { parseSize } from './parse-size.ts'
import { defaultMarlaBasis, marlaBases, type SizeUnit } from './property.ts'

describe('size units', () => {
  it('are the five of S3.3, with their labels', () => {
    expect(sizeUnitOptions.map((unit) => [unit.label, unit.value])).toEqual([
      ['Ft²', 'sqft'],
      ['Yd²', 'sqyd'],
      ['M²', 'sqm'],
      ['Kanal', 'kanal'],
      ['Marla', 'marla'],
    ])
  })

  it('count 250 sq ft in a marla unless told otherwise (S9.4)', () => {
    expect(defaultMarlaBasis).toBe(250)
  })
})

describe('a size in square feet (S9.4, D9)', () => {
  it.each<[number, SizeUnit, number | undefined, number]>([
    [2259, 'sqft', undefined, 2259],
    [100, 'sqyd', undefined, 900],
    [100, 'sqm', undefined, 1076.39],
    [7, 'marla', undefined, 1750],
    [7, 'marla', 225, 1575],
    [7, 'marla', 272.25, 1905.75],
    [17.8, 'marla', 250, 4450],
    [1, 'kanal', undefined, 5000],
    [1.5, 'kanal', 225, 6750],
    [2, 'kanal', 272.25, 10890],
  ])('%d %s on a basis of %s is %d', (value, unit, basis, squareFeet) => {
    expect(toSquareFeet(value, unit, basis)).toBe(squareFeet)
  })

  it.each<[number, SizeUnit, number]>([
    [1000, 'sqm', 92.9],
    [2250, 'sqm', 209.03],
    [1000, 'sqyd', 111.11],
    [2250, 'sqyd', 250],
    [2250, 'marla', 9],
    [1150, 'marla', 4.6],
    [5000, 'kanal', 1],
    [2259, 'sqft', 2259],
  ])('%d sq ft in %s is %d, to two decimals', (squareFeet, unit, value) => {
    expect(fromSquareFeet(squareFeet, unit)).toBe(value)
  })

  it.each(marlaBases)('a kanal is 20 marla on the basis of %d', (basis) => {
    expect(convertSize({ value: 1, unit: 'kanal' }, 'marla', basis)).toEqual({ value: 20, unit: 'marla' })
    expect(convertSize({ value: 20, unit: 'marla' }, 'kanal', basis)).toEqual({ value: 1, unit: 'kanal' })
  })

  it('keeps the measured value when the unit stays', () => {
    expect(convertSize({ value: 5.333, unit: 'marla' }, 'marla')).toEqual({ value: 5.333, unit: 'marla' })
  })
})

describe('a size in words', () => {
  it.each<[Size, string]>([
    [{ value: 10, unit: 'marla' }, '10 Marla'],
    [{ value: 1.5, unit: 'kanal' }, '1.5 Kanal'],
    [{ value: 2400, unit: 'sqft' }, '2,400 sq ft'],
    [{ value: 100, unit: 'sqyd' }, '100 sq yd'],
    [{ value: 92.9, unit: 'sqm' }, '92.9 sq m'],
  ])('%o reads %s', (size, words) => {
    expect(formatSize(size)).toBe(words)
  })
})

describe('a size as advertised', () => {
  it.each<[string, number, SizeUnit]>([
    ['2,259 sqft', 2259, 'sqft'],
    ['100 Sq. Yd.', 100, 'sqyd'],
    ['1,000 Sq. Yd.', 1000, 'sqyd'],
    ['7 Marla', 7, 'marla'],
    ['17.8 marlas', 17.8, 'marla'],
    ['1.5 Kanal', 1.5, 'kanal'],
    ['1800 square feet', 1800, 'sqft'],
    ['450 Ft²', 450, 'sqft'],
    ['120 sq yards', 120, 'sqyd'],
    ['90 sq. m', 90, 'sqm'],
    ['2,400 sq ft', 2400, 'sqft'],
    ['5Marla', 5, 'marla'],
    ['۱۰ مرلہ', 10, 'marla'],
    ['۲ کنال', 2, 'kanal'],
    ['5 مرله', 5, 'marla'],
  ])('%s is %d %s', (text, value, unit) => {
    expect(parseSize(text)).toEqual({ value, unit })
  })

  it.each(['', 'Marla', '7', '7 acres', '0 Marla', '-7 Marla', 'seven Marla', '1.2.3 Kanal'])(
    '"%s" is no size',
    (text) => {
      expect(parseSize(text)).toBeUndefined()
    },
  )

  it('reads back what it writes in every unit', () => {
    for (const { value: unit } of sizeUnitOptions) {
      expect(parseSize(formatSize({ value: 1250.5, unit }))).toEqual({ value: 1250.5, unit })
    }
  })
})

describe('a size in marla', () => {
  it.each([
    [{ value: 10, unit: 'marla' }, 225, 10],
    [{ value: 2250, unit: 'sqft' }, 225, 10],
    [{ value: 2722.5, unit: 'sqft' }, 272.25, 10],
    [{ value: 250, unit: 'sqyd' }, 225, 10],
    [{ value: 2250, unit: 'sqft' }, 250, 9],
    [{ value: 0.33, unit: 'kanal' }, 272.25, 6.6],
    [{ value: 1, unit: 'sqft' }, 250, 0],
  ] as const)('%o on a basis of %d is %d', (size, basis, marla) => {
    expect(inMarla(size, basis)).toBe(marla)
  })
})

it('sizes in Urdu are written in Urdu, and read back', () => {
  inLanguage('ur', () => {
    expect(formatSize({ value: 10, unit: 'marla' })).toBe('10 مرلہ')
    for (const { value: unit, label } of sizeUnitOptions) {
      expect(parseSize(`1.5 ${label}`)).toEqual({ value: 1.5, unit })
      expect(parseSize(formatSize({ value: 2400, unit }))).toEqual({ value: 2400, unit })
    }
  })
})
