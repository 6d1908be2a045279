import { expect, test } from 'vitest'
import { cellsAround, outlinePath } from './cells.ts'

const left = { x: 0, y: 0 }
const right = { x: 100, y: 0 }

test('two areas meet half way', () => {
  const [cell] = cellsAround([left, right], 80)
  const east = Math.max(...(cell ?? []).map(({ x }) => x))
  expect(east).toBeCloseTo(50)
})

test('an area alone reaches no further than it may', () => {
  const [cell = []] = cellsAround([left], 80)
  for (const { x, y } of cell) expect(Math.hypot(x, y)).toBeCloseTo(80)
})

test('areas on the same spot are drawn on the same ground', () => {
  const [one, other] = cellsAround([left, left, right], 80)
  expect(one).toEqual(other)
})

test('an outline becomes a closed path, and nothing when there is no ground', () => {
  expect(outlinePath([left, right, { x: 0, y: 50 }])).toBe('M0.0 0.0L100.0 0.0L0.0 50.0Z')
  expect(outlinePath([left, right])).toBe('')
})
