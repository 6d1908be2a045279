import { expect, test } from 'vitest'
import { spreadPins } from './spread-pins.ts'

const size = { width: 60, height: 24 }
const frame = { width: 440, height: 600 }

test('pins that do not touch stay where they are', () => {
  const pins = [
    { id: 1, x: 100, y: 100 },
    { id: 2, x: 300, y: 400 },
  ]
  expect(spreadPins(pins, size, frame)).toEqual(pins)
})

test('homes on one spot all stay readable', () => {
  const pins = Array.from({ length: 24 }, (_, id) => ({ id, x: 220, y: 300 }))
  const spread = spreadPins(pins, size, frame)
  for (const one of spread) {
    for (const other of spread) {
      if (one.id === other.id) continue
      const apart = Math.abs(one.x - other.x) >= size.width || Math.abs(one.y - other.y) >= size.height
      expect(apart, `${one.id} and ${other.id}`).toBe(true)
    }
  }
})

test('a pin at the edge stays in the frame', () => {
  expect(spreadPins([{ x: 0, y: 600 }], size, frame)).toEqual([{ x: 30, y: 588 }])
})
