import { expect, test } from 'vitest'
import { projectionAt } from '#ui/map/projection.ts'
import { pricedPins } from './priced-pins.ts'

const zoom = 15
const { unproject } = projectionAt({ center: { lat: 31.5, long: 74.34 }, zoom }, { width: 800, height: 600 })

function pinAt(x: number, y: number, id: number, count = 1) {
  return { ...unproject({ x, y }), ids: [id], count, price: 10_000_000 }
}

test('pins that are far enough apart for their prices all show them', () => {
  const pins = [0, 1, 2, 3].map((at) => pinAt(100 + at * 84, 100 + at * 32, at))
  expect([...pricedPins(pins, zoom)]).toEqual(pins)
})

test('the pin with most homes among many at almost one place shows its price, in any order', () => {
  const pins = Array.from({ length: 50 }, (_, at) => pinAt(300 + at / 100, 300, 100 - at, at === 20 ? 3 : 1))
  const priced = [...pricedPins(pins, zoom)]
  expect(priced.length).toBeLessThanOrEqual(2)
  expect(priced).toContain(pins[20])
  expect(new Set(pricedPins(pins.toReversed(), zoom))).toEqual(new Set(priced))
})

test('a saved pin shows its price before one at the same place with more homes', () => {
  const pins = [pinAt(300, 300, 1), pinAt(300.1, 300, 2, 9)]
  expect([...pricedPins(pins, zoom, ({ ids }) => ids.includes(1))]).toEqual([pins[0]])
})

test('nearer to the ground more pins show their prices', () => {
  const pins = Array.from({ length: 200 }, (_, at) =>
    pinAt(100 + (at % 20) * 9, 100 + Math.floor(at / 20) * 9, at),
  )
  expect(pricedPins(pins, zoom + 1).size).toBeGreaterThan(pricedPins(pins, zoom).size)
  expect(pricedPins(pins, zoom + 4).size).toBe(pins.length)
})
