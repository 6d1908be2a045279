import { describe, expect, it, test } from 'vitest'
import { inLanguage } from '#messages/language.ts'
import { floorLabel } from './building.ts'
import { parseFloor, parseYear } from './building-text.ts'

test.each([
  [0, 'Ground floor', 'گراؤنڈ فلور'],
  [1, '1st floor', 'پہلی منزل'],
  [2, '2nd floor', 'دوسری منزل'],
  [3, '3rd floor', 'تیسری منزل'],
  [11, '11th floor', '11ویں منزل'],
  [12, '12th floor', '12ویں منزل'],
  [21, '21st floor', '21ویں منزل'],
  [112, '112th floor', '112ویں منزل'],
  [-1, 'Basement', 'تہہ خانہ'],
  [-2, '2nd basement', 'دوسرا تہہ خانہ'],
])('floor %i is called %s, and %s in Urdu', (floor, english, urdu) => {
  expect(floorLabel(floor)).toBe(english)
  expect(inLanguage('ur', () => floorLabel(floor))).toBe(urdu)
})

describe('a floor', () => {
  it.each([
    ['3', 3],
    ['G', 0],
    ['GF', 0],
    ['g/f', 0],
    ['Ground', 0],
    [' ground floor ', 0],
    ['1st', 1],
    ['1st Floor', 1],
    ['2nd flr', 2],
    ['11 th floor', 11],
    ['first', 1],
    ['Third floor', 3],
    ['Floor 5', 5],
    ['floor no. 5', 5],
    ['3 of 12', 3],
    ['3/12', 3],
    ['Basement', -1],
    ['B2', -2],
    ['B-1', -1],
    ['-1', -1],
    ['Lower Ground', -1],
    ['pehli manzil', 1],
    ['doosri manzil par', 2],
    ['پہلی منزل', 1],
    ['تیسری منزل پر', 3],
    ['گراؤنڈ فلور', 0],
    ['12ویں منزل', 12],
    ['۲', 2],
    ['۲۱', 21],
    ['بیسمنٹ', -1],
    ['تہہ خانہ', -1],
    ['-6', undefined],
    ['500', undefined],
    ['top', undefined],
    ['1.5', undefined],
    ['5 marla', undefined],
    ['', undefined],
  ])("'%s' is %s", (text, floor) => {
    expect(parseFloor(text)).toBe(floor)
  })
})

describe('a year of construction', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2015', 2015],
    ['2015 ', 2015],
    ['2,015', 2015],
    ['۲۰۱۵', 2015],
    ['Built in 2015', 2015],
    ['2015-06-30', 2015],
    ['30/06/2015', 2015],
    ['2015.0', 2015],
    ['2036', 2036],
    ['2037', undefined],
    ['1849', undefined],
    ['15', undefined],
    ['2015-2016', undefined],
    ['02015', undefined],
    ['new', undefined],
    ['', undefined],
  ])("'%s' is %s", (text, year) => {
    expect(parseYear(text, now)).toBe(year)
  })
})
