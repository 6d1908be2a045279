import { expect, test } from 'vitest'
import { boxAround, cameraFor, metresPerPixel, projectionAt, scaleBar, visibleBox } from './projection.ts'

const lahore = { lat: 31.52, long: 74.35 }
const frame = { width: 800, height: 600 }

test('the middle of the camera is the middle of the map, and every point leads back to its place', () => {
  const { project, unproject } = projectionAt({ center: lahore, zoom: 12.3 }, frame)
  expect(project(lahore)).toEqual({ x: 400, y: 300 })
  const place = unproject({ x: 17, y: 590 })
  const point = project(place)
  expect(point.x).toBeCloseTo(17, 6)
  expect(point.y).toBeCloseTo(590, 6)
})

test('at zoom 0 the world is 512 pixels wide and as high as Web Mercator reaches', () => {
  const { project } = projectionAt({ center: { lat: 0, long: 0 }, zoom: 0 }, { width: 512, height: 512 })
  expect(project({ lat: 0, long: -180 }).x).toBeCloseTo(0, 6)
  expect(project({ lat: 85.0511287798, long: 0 }).y).toBeCloseTo(0, 4)
})

test('a target box is in the frame with its padding, touching it on one side', () => {
  const box = [74.2, 31.4, 74.5, 31.6] as const
  const camera = cameraFor({ box, padding: 50, maxZoom: 20 }, frame)
  const { project } = projectionAt(camera, frame)
  const [upper, lower] = [project({ lat: 31.6, long: 74.2 }), project({ lat: 31.4, long: 74.5 })]
  expect(Math.min(upper.x, upper.y)).toBeCloseTo(50, 6)
  expect(Math.max(lower.x - 750, lower.y - 550)).toBeCloseTo(0, 6)
})

test('more padding at the top moves a box down', () => {
  const box = [74.2, 31.3, 74.3, 31.6] as const
  const { project } = projectionAt(cameraFor({ box, padding: 50, paddingTop: 90, maxZoom: 20 }, frame), frame)
  expect(project({ lat: 31.6, long: 74.2 }).y).toBeCloseTo(90, 6)
  expect(project({ lat: 31.3, long: 74.2 }).y).toBeCloseTo(550, 6)
})

test('a single place is shown with its surroundings', () => {
  const box = boxAround([lahore]) ?? [0, 0, 0, 0]
  const camera = cameraFor({ box }, frame)
  expect(camera.zoom).toBe(14)
  expect(camera.center.lat).toBeCloseTo(lahore.lat, 9)
  expect(boxAround([])).toBeUndefined()
})

test('a map shows a box around its camera', () => {
  const [west, south, east, north] = visibleBox({ center: lahore, zoom: 14 }, frame)
  expect((west + east) / 2).toBeCloseTo(lahore.long, 9)
  expect(south).toBeLessThan(lahore.lat)
  expect(north).toBeGreaterThan(lahore.lat)
})

test('a kilometre on the ground is as long as the scale says', () => {
  const camera = { center: lahore, zoom: 14 }
  const { project } = projectionAt(camera, frame)
  const north = project({ lat: lahore.lat + 1 / 110.87, long: lahore.long })
  const pixels = Math.abs(north.y - 300)
  expect(pixels * metresPerPixel(camera)).toBeGreaterThan(985)
  expect(pixels * metresPerPixel(camera)).toBeLessThan(1015)
})

test('the scale is a round distance that fits', () => {
  expect(scaleBar(12, 90)).toEqual({ length: 1000 / 12, label: '1 km' })
  expect(scaleBar(3, 90)).toEqual({ length: 200 / 3, label: '200 m' })
})
