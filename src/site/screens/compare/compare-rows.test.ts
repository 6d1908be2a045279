import { expect, test } from 'vitest'
import type { ComparedHome } from './compare-data.ts'
import { factRows, featureRows, usualUnit } from './compare-rows.ts'

const house: ComparedHome = {
  kind: 'listing',
  id: 1,
  title: '10 marla house',
  purpose: 'sale',
  subtype: 'house',
  status: 'published',
  price: 25_000_000,
  size: { value: 10, unit: 'marla', marlaBasis: 250, sqft: 2500 },
  beds: 4,
  baths: null,
  city: { id: 1, name: 'Lahore' },
  area: { id: 2, name: 'DHA' },
  image: null,
  features: ['Corner', 'Gas'],
  possession: null,
  possessionOn: null,
  yearBuilt: null,
  floor: null,
  agent: null,
  project: null,
  approval: null,
  areaPrice: null,
  priceUnit: 'marla',
  left: null,
  distance: 1234,
}

const cells = (homes: ComparedHome[], key: string, place?: string) =>
  factRows(homes, { sizeUnit: 'marla', place }).find((row) => row.key === key)

const lines = (homes: ComparedHome[], key: string, place?: string) =>
  cells(homes, key, place)?.cells.map((cell) => cell.lines.join(' | '))

test('sizes and prices per unit are by each listing’s own marla', () => {
  const other = { ...house, id: 2, size: { value: 2250, unit: 'sqft' as const, marlaBasis: 225, sqft: 2250 } }
  expect(lines([house, other], 'size')).toEqual([
    '10 Marla (1 marla = 250 sq ft)',
    '10 Marla (1 marla = 225 sq ft)',
  ])
  expect(lines([house, other], 'perUnit')).toEqual(['PKR 25 Lac', 'PKR 25 Lac'])
})

test('a missing fact is shown as not stated, and a row says whether the homes differ', () => {
  expect(lines([house], 'baths')).toEqual(['Not stated'])
  expect(cells([house, { ...house, id: 2 }], 'price')?.differs).toBe(false)
  expect(cells([house, { ...house, id: 2, price: 1 }], 'price')?.differs).toBe(true)
})

test('a loan is for what is on offer for sale at a known price', () => {
  expect(lines([house], 'monthly')).toEqual(['PKR 2.33 Lac'])
  const others = [{ purpose: 'rent' as const }, { price: 0 }, { status: 'sold' as const }]
  for (const change of others) expect(lines([{ ...house, ...change }], 'monthly')).toEqual(['Does not apply'])
})

test('the status says what ended, and what is left of a type of unit', () => {
  const left = { available: 3, total: 40 }
  const homes = [
    house,
    { ...house, status: 'sold' as const },
    { ...house, status: 'rented' as const },
    { ...house, left },
    { ...house, left: { ...left, available: 0 } },
  ]
  expect(lines(homes, 'status')).toEqual([
    'Available',
    'Sold',
    'Rented',
    '3 of 40 units available',
    'Sold out',
  ])
})

test('the median is given in the chosen unit with its area', () => {
  const area = { id: 2, name: 'DHA' }
  const priced = {
    ...house,
    areaPrice: {
      unit: 'marla' as const,
      own: 2_500_000,
      median: 2_000_000,
      sample: 9,
      area,
      on: '2026-11-27',
    },
  }
  expect(lines([priced], 'median')).toEqual([
    'PKR 20 Lac | 25% above the area median | Median of 9 prices in DHA, as of 27 Nov 2026',
  ])
})

test('the distance is shown once a place is chosen; plots have no rooms', () => {
  expect(cells([house], 'distance')).toBeUndefined()
  expect(lines([house, { ...house, distance: null }], 'distance', 'F-9 Park')).toEqual([
    '1.2 km',
    'Not stated',
  ])
  expect(cells([{ ...house, subtype: 'residential plot' }], 'beds')).toBeUndefined()
})

test('homes are compared in the unit of their city, or in the one of the address', () => {
  const inKarachi = { ...house, priceUnit: 'sqyd' as const }
  const apartment = { ...house, priceUnit: 'sqft' as const }
  expect(usualUnit([house])).toBe('marla')
  expect(usualUnit([inKarachi, apartment])).toBe('sqyd')
  expect(usualUnit([apartment])).toBe('sqft')
})

test('without a unit in the address the rows are there in every unit of the choice, the usual one marked', () => {
  const rows = factRows([{ ...house, priceUnit: 'sqyd' }], {}).filter(({ key }) => key.startsWith('perUnit'))
  expect(rows.map(({ name, className, cells: [cell] }) => [name, className, cell?.lines])).toEqual([
    ['Price per Marla', 'by-unit unit-marla', ['PKR 25 Lac']],
    ['Price per sq yd', 'by-unit unit-sqyd unit-usual', ['PKR 90,000']],
    ['Price per sq ft', 'by-unit unit-sqft', ['PKR 10,000']],
    ['Price per sq m', 'by-unit unit-sqm', ['PKR 1.08 Lac']],
  ])
})

test('the best figure of a row is marked, unless all are equal or a rent stands beside a price', () => {
  const marks = (homes: ComparedHome[], key: string) =>
    cells(homes, key, 'F-9 Park')?.cells.map(({ mark }) => mark)
  const cheap = { ...house, id: 2, price: 20_000_000, distance: 900 }
  const onCall = { ...house, id: 3, price: 0, size: { ...house.size, value: 12, sqft: 3000 } }
  expect(marks([house, cheap, onCall], 'price')).toEqual([undefined, 'Lowest', undefined])
  expect(marks([house, cheap, onCall], 'perUnit')).toEqual([undefined, 'Lowest', undefined])
  expect(marks([house, cheap, onCall], 'size')).toEqual([undefined, undefined, 'Largest'])
  expect(marks([house, cheap, onCall], 'distance')).toEqual([undefined, 'Nearest', undefined])
  expect(marks([house, { ...house, id: 2 }], 'price')).toEqual([undefined, undefined])
  expect(marks([house, onCall], 'price')).toEqual([undefined, undefined])
  expect(marks([house, { ...cheap, purpose: 'rent' }], 'price')).toEqual([undefined, undefined])
})

test('every feature of any of them is a row in words', () => {
  const rows = featureRows([house, { ...house, id: 2, features: ['Gas', 'Lift'] }])
  expect(
    rows.map(({ name, cells: [one, other], differs }) => [name, one?.lines, other?.lines, differs]),
  ).toEqual([
    ['Gas', ['Yes'], ['Yes'], false],
    ['Corner', ['Yes'], ['Not stated'], true],
    ['Lift', ['Not stated'], ['Yes'], true],
  ])
})
