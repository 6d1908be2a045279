import { expect, test } from 'vitest'
import { orderedAreasPath, parseAreasOrder } from '#contract/places/areas-order.ts'
import type { Answer } from '#ui/api.ts'
import { sortAreas } from './sort-areas.ts'

type Area = Answer<'cityReport'>['areas'][number]

const area = (name: string, more: Partial<Area>): Area => ({
  ...{ id: 1, name, englishName: name, citySlug: 'lahore', within: null, forSale: 9, toRent: 0 },
  ...{ lat: null, long: null, outline: null, marlaBasis: 225 },
  ...{ sale: null, rent: null, yearChange: null, yield: null, ...more },
})
const percent = (value: number) => ({ percent: value, sales: 5, rents: 5 })
const median = (value: number) => ({ median: value, sample: 30 })

const areas = [
  area('Large', { sale: median(10_000), yield: percent(4.1) }),
  area('Unknown', {}),
  area('Small', { sale: median(9500), yield: percent(6.2), marlaBasis: 272.25 }),
  area('Falling', { sale: median(9000), yearChange: { percent: -3, sample: 9, before: 9 } }),
]
const names = (sort: string | undefined) =>
  sortAreas(areas, 'marla', parseAreasOrder(sort)).map(({ name }) => name)

test.each([
  // A marla of 272.25 square feet costs more, although a square foot costs less.
  ['price-high', ['Small', 'Large', 'Falling', 'Unknown']],
  ['price-low', ['Falling', 'Large', 'Small', 'Unknown']],
  ['yield-high', ['Small', 'Large', 'Unknown', 'Falling']],
  ['yield-low', ['Large', 'Small', 'Unknown', 'Falling']],
  ['change-high', ['Falling', 'Large', 'Unknown', 'Small']],
])('areas sorted by %s; those without the figure come last', (sort, sorted) => {
  expect(names(sort)).toEqual(sorted)
})

test.each([undefined, '', 'yield', 'yield-up', 'size-high'])('%s is the usual order', (sort) => {
  expect(names(sort)).toEqual(['Large', 'Unknown', 'Small', 'Falling'])
})

test('an address says the order and leads to its column', () => {
  const path = orderedAreasPath({ slug: 'lahore' }, { by: 'yield', from: 'high' })
  expect(path).toBe('/areas/lahore?sort=yield-high#by-yield')
  expect(parseAreasOrder('yield-high')).toEqual({ by: 'yield', from: 'high' })
})
