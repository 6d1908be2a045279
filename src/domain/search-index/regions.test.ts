import { describe, expect, it } from 'vitest'
import { edgesOf, isInside } from './edges.ts'
import { boxRegion, liesIn, nearRegion, shapeRegion } from './regions.ts'
import { inDegrees, onWorld } from './world.ts'

const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => ({ x, y }))
const corners = (...pairs: [number, number][]) => pairs.map(([long, lat]) => ({ lat, long }))

describe('a point and a polygon', () => {
  const house = edgesOf(points([0, 0], [10, 0], [10, 10], [5, 15], [0, 10]))

  it.each([
    [5, 5, true],
    [5, 14, true],
    [1, 12, false],
    [-1, 5, false],
    [11, 5, false],
    // On an edge, on a slope, on a corner.
    [0, 5, true],
    [5, 0, true],
    [7, 13, true],
    [5, 15, true],
    [10, 10, true],
    [0, 0, true],
    // Level with a corner, outside.
    [-3, 0, false],
    [-3, 10, false],
    [-3, 15, false],
    [12, 10, false],
  ])('%i,%i: %s', (x, y, expected) => {
    expect(isInside(house, x, y)).toBe(expected)
  })

  it('is outside in a bay, and where a line that crosses itself encloses it twice', () => {
    const bay = edgesOf(points([0, 0], [10, 0], [10, 10], [5, 2], [0, 10]))
    expect([isInside(bay, 5, 1), isInside(bay, 5, 5), isInside(bay, 1, 5)]).toEqual([true, false, true])
    const bow = edgesOf(points([0, 0], [10, 10], [10, 0], [0, 10]))
    expect([isInside(bow, 1, 5), isInside(bow, 9, 5), isInside(bow, 5, 1)]).toEqual([true, true, false])
  })
})

describe('a rectangle and a region', () => {
  const rectangle = (west: number, south: number, east: number, north: number) => {
    const { x: leastX, y: leastY } = onWorld({ lat: north, long: west })
    const { x: mostX, y: mostY } = onWorld({ lat: south, long: east })
    return { leastX, leastY, mostX, mostY }
  }
  const shape = shapeRegion([
    corners([73, 33], [74, 33], [74, 34], [73, 34]),
    corners([75, 33], [76, 33], [75.5, 34]),
  ])

  it.each([
    [boxRegion([73, 33, 74, 34]), 'a box'],
    [shape, 'a shape'],
    [nearRegion({ lat: 33.5, long: 73.5, km: 40 }), 'a circle'],
  ])('%#: is inside, outside, or has to be checked point by point', (region) => {
    expect(region?.within(rectangle(73.4, 33.4, 73.6, 33.6))).toBe(true)
    expect(region?.within(rectangle(71, 33.4, 72, 33.6))).toBe(false)
    expect(region?.within(rectangle(72, 32, 73.5, 33.5))).toBeTypeOf('function')
    expect(region?.within(rectangle(60, 23, 78, 37))).toBeTypeOf('function')
  })

  it('of several polygons contains the points of any of them', () => {
    const at = (long: number, lat: number) => {
      const { x, y } = onWorld({ lat, long })
      return shape && liesIn(shape, x, y)
    }
    expect([at(73.5, 33.5), at(75.5, 33.2), at(74.5, 33.5), at(75.05, 33.9)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([at(73, 33), at(74, 34), at(73, 33.5)]).toEqual([true, true, true])
  })

  it('near a place ends at the distance', () => {
    const region = nearRegion({ lat: 33.7, long: 73.05, km: 2 })
    const north = (km: number) => onWorld({ lat: 33.7 + km / 111.195, long: 73.05 })
    expect(region && liesIn(region, north(1.99).x, north(1.99).y)).toBe(true)
    expect(region && liesIn(region, north(2.01).x, north(2.01).y)).toBe(false)
  })
})

describe('the map of the world', () => {
  it.each([
    [33.684422, 73.047882],
    [-34.603684, -58.381559],
    [0, 0],
    [24.8607, 67.0011],
  ])('gives back %d, %d', (lat, long) => {
    expect(inDegrees(onWorld({ lat, long }))).toEqual({ lat, long })
  })

  it('ends towards the poles', () => {
    expect(onWorld({ lat: 90, long: -180 })).toEqual({ x: 0, y: 0 })
    expect(onWorld({ lat: -90, long: 180 })).toEqual({ x: 2 ** 31 - 1, y: 2 ** 31 - 1 })
  })
})
