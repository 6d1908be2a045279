import { expect, test } from 'vitest'
import { fitProjection, scaleBar } from './projection.ts'

const box = { width: 400, height: 600, padding: 40 }
const blueArea = { lat: 33.71, long: 73.06 }
const bahria = { lat: 33.53, long: 73.1 }

function projected(places: Parameters<typeof fitProjection>[0]) {
  const projection = fitProjection(places, box)
  if (!projection) throw new Error('These places have no map')
  return projection
}

test('north is up and east is right', () => {
  const { project } = projected([blueArea, bahria])
  expect(project(blueArea).y).toBeLessThan(project(bahria).y)
  expect(project(blueArea).x).toBeLessThan(project(bahria).x)
})

test('every place lies inside the padding', () => {
  const { project } = projected([blueArea, bahria, { lat: 33.6, long: 72.9 }])
  for (const place of [blueArea, bahria]) {
    const { x, y } = project(place)
    expect(x).toBeGreaterThanOrEqual(40)
    expect(x).toBeLessThanOrEqual(360)
    expect(y).toBeGreaterThanOrEqual(40)
    expect(y).toBeLessThanOrEqual(560)
  }
})

test('a kilometre north is as long as a kilometre east', () => {
  const { project } = projected([blueArea, bahria])
  const north = project({ ...blueArea, lat: blueArea.lat + 1 / 111.32 })
  const east = project({
    ...blueArea,
    long: blueArea.long + 1 / (111.32 * Math.cos((33.62 * Math.PI) / 180)),
  })
  const from = project(blueArea)
  expect(from.y - north.y).toBeCloseTo(east.x - from.x, 3)
})

test('a point leads back to its place', () => {
  const { project, unproject } = projected([blueArea, bahria])
  const { lat, long } = unproject(project(bahria))
  expect(lat).toBeCloseTo(bahria.lat)
  expect(long).toBeCloseTo(bahria.long)
})

test('a single house stands in the middle with its neighbourhood around it', () => {
  const { project, metresPerUnit } = projected([blueArea])
  expect(project(blueArea)).toEqual({ x: 200, y: 300 })
  expect(metresPerUnit * 320).toBeCloseTo(6000)
})

test('no places, no map', () => {
  expect(fitProjection([], box)).toBeUndefined()
})

test('the scale bar is a round distance that fits', () => {
  expect(scaleBar(10, 80)).toEqual({ length: 50, label: '500 m' })
  expect(scaleBar(62, 80)).toMatchObject({ label: '2 km' })
  expect(scaleBar(150, 80).length).toBeLessThanOrEqual(80)
})
