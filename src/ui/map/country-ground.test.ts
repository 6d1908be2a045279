import { expect, test } from 'vitest'
import { countryGround, worldUnits } from './country-ground.ts'
import { type Point, worldPoint } from './projection.ts'

const corners = cornersOf(countryGround)

/** The corners of the path: absolute, then each from the one before. */
function cornersOf(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(([number]) => Number(number))
  const found: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    found.push({ x, y })
  }
  return found
}

/** Counts the sides that a ray to the east crosses. */
function isOnGround(lat: number, long: number): boolean {
  const { x, y } = worldPoint({ lat, long })
  const [east, south] = [x * worldUnits, y * worldUnits]
  const crossed = corners.filter((one, at) => {
    const other = corners[(at + 1) % corners.length] ?? one
    if (one.y > south === other.y > south) return false
    return one.x + ((south - one.y) / (other.y - one.y)) * (other.x - one.x) > east
  })
  return crossed.length % 2 === 1
}

test.each([
  ['Karachi', 24.86, 67.01],
  ['Gwadar', 25.13, 62.33],
  ['Quetta', 30.18, 66.98],
  ['Multan', 30.19, 71.47],
  ['Lahore', 31.55, 74.34],
  ['Sialkot', 32.49, 74.53],
  ['Islamabad', 33.69, 73.05],
  ['Peshawar', 34.01, 71.57],
  ['Gilgit', 35.92, 74.31],
])('%s is on the ground of the country', (_, lat, long) => {
  expect(isOnGround(lat, long)).toBe(true)
})

test.each([
  ['Kabul', 34.53, 69.17],
  ['Zahedan', 29.5, 60.86],
  ['Delhi', 28.61, 77.21],
  ['Amritsar', 31.63, 74.87],
  ['Jaisalmer', 26.92, 70.91],
  ['the sea off Karachi', 24.5, 66.3],
])('%s is not', (_, lat, long) => {
  expect(isOnGround(lat, long)).toBe(false)
})
