import { expect, test } from 'vitest'
import type { MapBox } from '#contract/search/map-box.ts'
import { boxAround, boxToAsk, isTiedToPlace, searchOfBox, widened, widenedShape } from './view-search.ts'

const islamabad: MapBox = [72.9, 33.5, 73.2, 33.8]

test('a move of the map searches its box, in place of city, areas, shape and distance', () => {
  const choice = { purpose: 'rent', cityId: 1, areaIds: [4], near: '33.7,73,2', beds: 3, page: 4 } as const
  expect(searchOfBox({ ...choice, areaIds: [4] }, islamabad)).toEqual({
    purpose: 'rent',
    beds: 3,
    box: '72.9,33.5,73.2,33.8',
    areaIds: [],
    page: 1,
  })
})

test('a search of areas, a shape or a distance is not changed by a move', () => {
  expect(isTiedToPlace({ cityId: 1, box: '72.9,33.5,73.2,33.8' })).toBe(false)
  expect(isTiedToPlace({ areaIds: [4] })).toBe(true)
  expect(isTiedToPlace({ shape: 'abc' })).toBe(true)
  expect(isTiedToPlace({ near: '33.7,73,2' })).toBe(true)
})

test('the map requests the visible part of the searched box', () => {
  expect(boxToAsk(undefined, undefined)).toBeUndefined()
  expect(boxToAsk(undefined, islamabad)).toBe('72.9,33.5,73.2,33.8')
  expect(boxToAsk('72.9,33.5,73.2,33.8', [73, 33.6, 74, 34])).toBe('73,33.6,73.2,33.8')
  expect(boxToAsk('72.9,33.5,73.2,33.8', [10, 10, 11, 11])).toBe('72.9,33.5,73.2,33.8')
})

test('homes at one position are shown with their surroundings', () => {
  const [west, south, east, north] = boxAround([{ lat: 33.7, long: 73 }])
  expect(east - west).toBeGreaterThan(0.003)
  expect(north - south).toBeCloseTo(east - west)
  expect((west + east) / 2).toBeCloseTo(73)
})

test('a widened box stays on the globe', () => {
  expect(widened([-180, -90, 180, 90])).toEqual([-180, -90, 180, 90])
  expect(widened([70, 30, 75, 35])).toEqual([69, 29, 76, 36])
})

test('a drawn shape is enlarged around its middle', () => {
  const square = [
    { lat: 33, long: 73 },
    { lat: 33, long: 74 },
    { lat: 34, long: 74 },
    { lat: 34, long: 73 },
  ]
  expect(widenedShape(square)).toEqual([
    { lat: 32.75, long: 72.75 },
    { lat: 32.75, long: 74.25 },
    { lat: 34.25, long: 74.25 },
    { lat: 34.25, long: 72.75 },
  ])
})
