import { expect, test } from 'vitest'
import { unitsLeftText } from './units-left.ts'

const units = (free: number, held = 0, booked = 0) => [
  ...Array<{ state: 'free' }>(free).fill({ state: 'free' }),
  ...Array<{ state: 'held' }>(held).fill({ state: 'held' }),
  ...Array<{ state: 'booked' }>(booked).fill({ state: 'booked' }),
]

test.each([
  [28, units(16), '28 units are left. 16 can be booked here. The other 12 are sold by our agents.'],
  [
    27,
    units(14, 1, 1),
    '27 units are left. 14 can be booked here. 1 is on hold for another buyer. The other 12 are sold by our agents.',
  ],
  [3, units(3), '3 units are left. 3 can be booked here.'],
  [1, units(0, 1), '1 unit is left. None can be booked here at the moment. 1 is on hold for another buyer.'],
  [1, units(2), '2 units can be booked here.'],
])('%d left', (left, offered, text) => {
  expect(unitsLeftText({ left, units: offered })).toBe(text)
})
