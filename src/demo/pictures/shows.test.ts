import { expect, test } from 'vitest'
import { distanceOf, fitting, type Shows } from './shows.ts'

const house = { subtype: 'house', size_sqft: 2250, storeys: 2, features: [] }
const shown: Shows = { storeys: 2, plot: '10 marla', corner: false }

test('a house shows one of its own storeys and of a plot about as wide', () => {
  expect(distanceOf(shown, house)).toBe(0)
  expect(distanceOf({ ...shown, storeys: 1 }, house)).toBeUndefined()
  expect(distanceOf({ ...shown, plot: '7 marla' }, house)).toBe(1)
  expect(distanceOf({ ...shown, plot: '5 marla' }, house)).toBeUndefined()
})

test('only a corner shows a corner, and it would rather not show anything else', () => {
  const corner = { ...house, features: ['Corner'] }
  expect(distanceOf({ ...shown, corner: true }, house)).toBeUndefined()
  expect(distanceOf({ ...shown, corner: true }, corner)).toBe(0)
  expect(distanceOf(shown, corner)).toBe(2)
})

test('a plot on a main road is commercial, a fenced field is a farm', () => {
  const plot = { subtype: 'residential plot', size_sqft: 2250 }
  expect(distanceOf({ use: 'commercial' }, plot)).toBeUndefined()
  expect(distanceOf({ use: 'commercial' }, { ...plot, subtype: 'commercial plot' })).toBe(0)
  expect(distanceOf({ use: 'farm' }, { ...plot, subtype: 'farmhouse plot' })).toBe(0)
  expect(distanceOf({}, plot)).toBe(0)
  const land = { ...plot, subtype: 'agricultural land' }
  expect(distanceOf({ corner: false, use: 'farm' }, land)).toBe(0)
  expect(distanceOf({ corner: false }, land)).toBeUndefined()
})

test('a block of flats is about as high as the listing says', () => {
  const flat = { subtype: 'apartment', size_sqft: 1200, storeys: 9 }
  expect([10, 6, 4].map((storeys) => distanceOf({ storeys }, flat))).toEqual([0, 1, 3])
})

test('the best fitting come first, and others only until there are enough', () => {
  const picture = (name: string, shows: Shows) => ({ name, shows })
  const few = [
    picture('step', { ...shown, plot: '7 marla' }),
    picture('wrong', { ...shown, storeys: 3 }),
    picture('same', shown),
  ]
  expect(fitting(few, house).map(({ name }) => name)).toEqual(['same', 'step'])
  const many = [...few, ...['a', 'b', 'c', 'd', 'e'].map((name) => picture(name, shown))]
  expect(fitting(many, house).map(({ name }) => name)).toEqual(['same', 'a', 'b', 'c', 'd', 'e'])
})
