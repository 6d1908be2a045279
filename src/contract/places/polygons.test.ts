import { expect, test } from 'vitest'
import { polygonText, readPolygonText } from './polygon-text.ts'
import { boxAround, boxCentre, isArea, simplified, smoothed, tidyPolygon } from './polygons.ts'

const corner = (lat: number, long: number) => ({ lat, long })
const square = [corner(33, 73), corner(33, 74), corner(34, 74), corner(34, 73)]

test('corners are rounded to a metre; repeated ones and a closing one are left out', () => {
  const [first = corner(0, 0), ...rest] = square
  const drawn = [first, corner(33.000_001, 73.000_004), ...rest, first, first]
  expect(tidyPolygon(drawn)).toEqual(square)
  expect(tidyPolygon([first, first])).toEqual([first])
})

test('a polygon needs three corners that are not on one line', () => {
  expect(isArea(square)).toBe(true)
  expect(isArea(square.slice(0, 3))).toBe(true)
  expect(isArea(square.slice(0, 2))).toBe(false)
  expect(isArea([corner(33, 73), corner(34, 74), corner(35, 75), corner(36, 76)])).toBe(false)
})

test('a freehand line keeps its shape with fewer corners', () => {
  const side = (from: { lat: number; long: number }, to: { lat: number; long: number }) =>
    Array.from({ length: 60 }, (_, at) =>
      corner(from.lat + ((to.lat - from.lat) * at) / 60, from.long + ((to.long - from.long) * at) / 60),
    )
  const drawn = square.flatMap((from, at) => side(from, square[(at + 1) % 4] ?? from))
  expect(simplified(drawn)).toHaveLength(100)
  expect(simplified(drawn, 4)).toEqual(square)
  expect(simplified(square)).toEqual(square)
  expect(smoothed(drawn)).toEqual(square)
  expect(smoothed(square.slice(0, 3))).toEqual(square.slice(0, 3))
})

test('the middle and the bounding box cover several polygons', () => {
  expect(boxAround([square, [corner(35, 70)]])).toEqual([70, 33, 74, 35])
  expect(boxCentre([square])).toEqual(corner(33.5, 73.5))
  expect(boxCentre([])).toBeUndefined()
})

test('polygons are written one corner per line, and read back', () => {
  const text = polygonText([square.slice(0, 3), square])
  expect(text.split('\n').slice(0, 5)).toEqual(['33, 73', '33, 74', '34, 74', '', '33, 73'])
  expect(readPolygonText(text)).toEqual({ polygons: [square.slice(0, 3), square] })
  expect(readPolygonText('\n\n 33,73 \r\n\n\n')).toEqual({ polygons: [[corner(33, 73)]] })
  expect(readPolygonText('33, 73\n33 73')).toEqual({ wrongLine: 2 })
  expect(readPolygonText('')).toEqual({ polygons: [] })
})
