import { expect, test } from 'vitest'

import { inLanguage } from '#messages/language.ts'
import { headline, namesOfAreas, placeName, priceRange, searchTitle, sizeRange } from './search-wording.ts'

const islamabad = { city: 'Islamabad', areas: [] }

test('the heading has the number, type and place of the results', () => {
  expect(headline(128, { subtype: ['house'] }, islamabad)).toBe('128 houses for sale in Islamabad')
  expect(headline(1, { purpose: 'rent', subtype: ['shop'] }, { areas: [] })).toBe('1 shop to rent')
  expect(headline(1, {}, { areas: [] })).toBe('1 property for sale')
  expect(headline(12480, { type: 'residential' }, { areas: [] })).toBe('12,480 homes for sale')
  expect(headline(0, { type: 'plot' }, islamabad)).toBe('No plots for sale in Islamabad')
  expect(headline(2, { type: 'commercial' }, { areas: [] })).toBe('2 commercial properties for sale')
  expect(headline(3, { subtype: ['agricultural land'] }, { areas: [] })).toBe(
    '3 pieces of agricultural land for sale',
  )
  expect(headline(3, { subtype: ['house', 'apartment'] }, { areas: [] })).toBe('3 properties for sale')
})

test('the title of a search is its headline without the count', () => {
  expect(searchTitle({ subtype: ['factory'], purpose: 'rent' }, islamabad)).toBe(
    'Factories to rent in Islamabad',
  )
})

test('a search within a project or of an agent names them', () => {
  const court = { city: 'Islamabad', areas: [], project: 'Margalla Court' }
  expect(headline(9, { subtype: ['apartment'] }, court)).toBe(
    '9 apartments for sale in Margalla Court, Islamabad',
  )
  expect(searchTitle({ purpose: 'rent' }, { areas: [], agent: 'Rabia Nawaz' })).toBe(
    'Properties to rent with Rabia Nawaz',
  )
})

test('areas are named as long as that stays short', () => {
  expect(placeName({ city: 'Lahore', areas: ['DHA Phase 6'] })).toBe('DHA Phase 6, Lahore')
  expect(placeName({ city: 'Lahore', areas: ['DHA Lahore'] })).toBe('DHA Lahore')
  expect(placeName({ city: 'Islamabad', areas: ['G-13', 'F-7'] })).toBe('G-13 and F-7, Islamabad')
  expect(placeName({ city: 'Lahore', areas: ['A', 'B', 'C'] })).toBe('3 areas of Lahore')
  expect(placeName({ areas: [] })).toBe('')
})

test('a price range says its unit once when both ends have it', () => {
  expect(priceRange(10_000_000, 50_000_000)).toBe('1 – 5 Crore')
  expect(priceRange(5_000_000, 10_000_000)).toBe('50 Lac – 1 Crore')
  expect(priceRange(20_000, 80_000)).toBe('20,000 – 80,000')
  expect(priceRange(10_000_000)).toBe('From 1 Crore')
  expect(priceRange(undefined, 8_000_000)).toBe('Up to 80 Lac')
  expect(priceRange()).toBeUndefined()
})

test('a range with equal ends is one value', () => {
  expect(sizeRange('marla', 10, 10)).toBe('10 Marla')
  expect(priceRange(10_000_000, 10_000_000)).toBe('1 Crore')
})

test('areas of several cities are named with them', () => {
  const gulberg = { name: 'Gulberg', city: 'Lahore' }
  expect(namesOfAreas([gulberg])).toEqual(['Gulberg'])
  expect(namesOfAreas([gulberg, { name: 'Gulberg', city: 'Peshawar' }])).toEqual([
    'Gulberg, Lahore',
    'Gulberg, Peshawar',
  ])
})

test('a place that has the name of its city is named without it', () => {
  expect(searchTitle({}, { city: 'Lahore', areas: ['DHA Lahore'] })).toBe('Properties for sale in DHA Lahore')
  expect(placeName({ city: 'Lahore', areas: ['Gulberg'] })).toBe('Gulberg, Lahore')
  expect(placeName({ city: 'Lahore', areas: ['Lahore'] })).toBe('Lahore')
})

test('a size range does the same', () => {
  expect(sizeRange('marla', 5, 20)).toBe('5 – 20 Marla')
  expect(sizeRange('sqft', 2400)).toBe('From 2,400 sq ft')
})

test('in Urdu a search reads as people say it', () => {
  const lahore = { city: 'لاہور', areas: ['گلبرگ'] }
  inLanguage('ur', () => {
    expect(placeName({ city: 'لاہور', areas: ['ڈی ایچ اے لاہور'] })).toBe('ڈی ایچ اے لاہور')
    expect(headline(12, { subtype: ['shop'] }, lahore)).toBe('گلبرگ، لاہور میں 12 دکانیں برائے فروخت')
    expect(headline(0, { type: 'plot', purpose: 'rent' }, { areas: [] })).toBe(
      'کوئی پلاٹ کرائے کے لیے دستیاب نہیں',
    )
    expect(priceRange(undefined, 50_000)).toBe('50,000 یا کم')
  })
})
