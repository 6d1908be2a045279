import { expect, test } from 'vitest'
import type { LatLong } from '#contract/places/lat-long.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import { outlineAround } from './outline-around.ts'

const at = (lat: number, long: number): Polygon => [{ lat, long }]

/** Whether a place is inside of a convex outline whose corners go round to the left. */
function isInside({ lat, long }: LatLong, outline: Polygon): boolean {
  return outline.every((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    return (next.long - corner.long) * (lat - corner.lat) - (next.lat - corner.lat) * (long - corner.long) > 0
  })
}

test('the outline is around all areas, about a kilometre from the outermost', () => {
  const places = [at(31.5, 74.3), at(31.45, 74.35), at(31.55, 74.34), at(31.5, 74.36)]
  const [outline = [], ...others] = outlineAround(places)
  expect(others).toEqual([])
  for (const [place] of places) expect(place && isInside(place, outline)).toBe(true)
  expect(isInside({ lat: 31.55 + 0.009, long: 74.34 }, outline)).toBe(true)
  expect(isInside({ lat: 31.55 + 0.013, long: 74.34 }, outline)).toBe(false)
})

test('an outline that staff drew is inside of it as a whole', () => {
  const drawn: Polygon = [
    { lat: 31.5, long: 74.3 },
    { lat: 31.5, long: 74.42 },
    { lat: 31.53, long: 74.42 },
  ]
  const [outline = [], ...others] = outlineAround([drawn, at(31.51, 74.25)])
  expect(others).toEqual([])
  for (const corner of drawn) expect(isInside(corner, outline)).toBe(true)
})

test('an area far from all others has an outline of its own, and many have few corners', () => {
  const many = Array.from({ length: 200 }, (_, turn) =>
    at(31.5 + 0.1 * Math.sin(turn), 74.3 + 0.1 * Math.cos(turn)),
  )
  const [outline = [], far = [], ...others] = outlineAround([at(32.2, 74.3), ...many])
  expect(others).toEqual([])
  expect(outline.length).toBeLessThanOrEqual(40)
  expect(isInside({ lat: 31.5, long: 74.3 }, outline)).toBe(true)
  expect(isInside({ lat: 32.2, long: 74.3 }, far)).toBe(true)
  expect(isInside({ lat: 32.2, long: 74.3 }, outline)).toBe(false)
})
