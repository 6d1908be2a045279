import { expect, test } from 'vitest'
import { areaPriceText, type PricedAreas, usualUnitOf } from './map-unit.ts'

const area = (more: Partial<PricedAreas[number]>): PricedAreas[number] => ({
  ...{ id: 1, name: 'F-7', lat: 33.7, long: 73, outline: null },
  ...{ median: 21_512, sample: 40, priceUnit: 'marla', marlaBasis: 225, ...more },
})

test('the prices on a map are in the usual unit of most of its areas', () => {
  const inKarachi = area({ priceUnit: 'sqyd' })
  expect(usualUnitOf([inKarachi, area({}), area({})])).toBe('marla')
  expect(usualUnitOf([inKarachi, inKarachi, area({})])).toBe('sqyd')
  expect(usualUnitOf([])).toBe('sqft')
})

test('a price has three digits, and a marla is that of its area', () => {
  expect(areaPriceText(area({}), 'marla')).toBe('48.4 Lac')
  expect(areaPriceText(area({ marlaBasis: 272.25 }), 'marla')).toBe('58.6 Lac')
  expect(areaPriceText(area({}), 'sqft')).toBe('21,500')
})
