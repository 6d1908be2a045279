import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBox, encodeBox } from './map-box.ts'
import { mapFilters } from './map-filters.ts'
import { decodeShape, encodeShape } from './map-shape.ts'
import { decodeNear, encodeNear } from './near.ts'

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5)
const corner = fc.record({ lat: degrees(90), long: degrees(180) })
const polygon = fc.uniqueArray(corner, {
  minLength: 3,
  maxLength: 100,
  selector: ({ lat, long }) => `${lat},${long}`,
})

describe('a shape in an address', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(fc.array(polygon, { minLength: 1, maxLength: 5 }), (polygons) => {
        const text = encodeShape(polygons)
        expect(text).toMatch(/^[\w.-]+$/)
        expect(decodeShape(text)).toEqual(polygons)
        expect(mapFilters.shape(text)).toBe(text)
      }),
    )
  })

  it('is short: 50 corners of a district take about 200 letters', () => {
    const corners = Array.from({ length: 50 }, (_, at) => ({
      lat: 33.7 + 0.02 * Math.sin((at / 25) * Math.PI),
      long: 73.05 + 0.02 * Math.cos((at / 25) * Math.PI),
    }))
    expect(encodeShape([corners]).length).toBeLessThan(260)
  })

  it('may say its first corner again at the end', () => {
    const corners = [
      { lat: 33.6, long: 73 },
      { lat: 33.7, long: 73 },
      { lat: 33.7, long: 73.1 },
    ]
    expect(decodeShape(encodeShape([[...corners, { lat: 33.6, long: 73 }]]))).toEqual([corners])
  })

  it('is refused when it is none, has too few or too many corners, or is not on the globe', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({ lat: at / 10, long: at / 5 }))
    const few = many.slice(0, 2)
    const outside = [{ lat: 91, long: 0 }, ...few]
    const refused = [[many], [few], [outside], Array(6).fill(many.slice(0, 3))].map(encodeShape)
    for (const text of [...refused, '', '.', 'ABC', 'A B', '____________', 'ڈی', 'AAAAAA.']) {
      expect(decodeShape(text), text).toBeUndefined()
    }
  })

  it('of any letters is read or refused, and what was read is written in one way', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'Aaz0-_.gf9'), maxLength: 80 }), (text) => {
        const written = mapFilters.shape(text)
        if (written !== undefined) expect(mapFilters.shape(written)).toBe(written)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('a box in an address', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(corner, corner, (one, other) => {
        const box = [
          Math.min(one.long, other.long),
          Math.min(one.lat, other.lat),
          Math.max(one.long, other.long),
          Math.max(one.lat, other.lat),
        ] as const
        expect(decodeBox(encodeBox(box))).toEqual(box)
      }),
    )
  })

  it.each([
    ['72.9,33.5,73.2,33.8', '72.9,33.5,73.2,33.8'],
    [' 72.9 , 33.5, +73.2,33.8 ', '72.9,33.5,73.2,33.8'],
    ['72.900000001,33.5,73.2,33.8', '72.9,33.5,73.2,33.8'],
    ['73.2,33.8,72.9,33.5', '72.9,33.5,73.2,33.8'],
    ['۷۲٫۹،۳۳٫۵،۷۳٫۲،۳۳٫۸', '72.9,33.5,73.2,33.8'],
    ['-0.000001,-10,0,10', '0,-10,0,10'],
  ])('%s is %s', (text, box) => {
    expect(mapFilters.box(text)).toBe(box)
  })

  it.each([
    '',
    '72.9,33.5,73.2',
    '72.9,33.5,73.2,33.8,1',
    '72.9;33.5;73.2;33.8',
    '72.9,33.5,73.2,1e1',
    '72.9,33.5,73.2,NaN',
    '72.9,33.5,73.2,91',
    '-181,33.5,73.2,33.8',
    '179,33.5,-179,33.8',
    '72.9,33.8,73.2,33.5',
  ])('%s is refused', (text) => {
    expect(mapFilters.box(text)).toBeUndefined()
  })
})

describe('a distance in an address', () => {
  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(corner, fc.integer({ min: 1, max: 500 }), ({ lat, long }, tenths) => {
        const near = { lat, long, km: tenths / 10 }
        expect(decodeNear(encodeNear(near))).toEqual(near)
      }),
    )
  })

  it.each([
    '',
    '33.7,73.05',
    '33.7,73.05,0',
    '33.7,73.05,50.1',
    '33.7,73.05,-2',
    '91,73,2',
    '33.7,181,2',
    'x',
  ])('%s is refused', (text) => {
    expect(mapFilters.near(text)).toBeUndefined()
  })
})
