import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPins } from './group-pins.ts'

const size = { width: 60, height: 24 }

test('pins that do not touch stay alone, where they are', () => {
  const pins = [
    { id: 1, x: 100, y: 100 },
    { id: 2, x: 300, y: 400 },
  ]
  expect(groupPins(pins, size)).toEqual(pins.map((pin) => ({ x: pin.x, y: pin.y, pins: [pin] })))
})

test('homes on one spot are one group on that spot', () => {
  const pins = Array.from({ length: 24 }, (_, id) => ({ id, x: 220, y: 300 }))
  expect(groupPins(pins, size)).toEqual([{ x: 220, y: 300, pins }])
})

test('wherever the pins are: each is in one group, near it, no group hides another, none stands where no pin is', () => {
  const point = fc.record({ x: fc.integer({ min: -20, max: 460 }), y: fc.integer({ min: -20, max: 620 }) })
  fc.assert(
    fc.property(fc.array(point, { maxLength: 40 }), (pins) => {
      const groups = groupPins(pins, size)
      expect(groups.flatMap((group) => group.pins)).toHaveLength(pins.length)
      expect(new Set(groups.flatMap((group) => group.pins))).toEqual(new Set(pins))
      for (const { x, y, pins: grouped } of groups) {
        expect(grouped[0]).toMatchObject({ x, y })
        for (const pin of grouped) {
          expect(Math.abs(pin.x - x)).toBeLessThan(size.width)
          expect(Math.abs(pin.y - y)).toBeLessThan(size.height)
        }
        const hidden = groups.filter(
          (other) => Math.abs(other.x - x) < size.width && Math.abs(other.y - y) < size.height,
        )
        expect(hidden).toHaveLength(1)
      }
    }),
  )
})
