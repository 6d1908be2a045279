import '../map.css'
import { expect, onTestFinished, test } from 'vitest'
import type { Polygon } from '#contract/search/map-shape.ts'
import { openMap } from '#tests/support/components/open-map.ts'
import type { MapLibre } from '../maplibre.ts'
import { type Chosen, TerraDrawing } from './terra-drawing.ts'

const square: Polygon = [
  { lat: 33.69, long: 73.04 },
  { lat: 33.69, long: 73.06 },
  { lat: 33.71, long: 73.06 },
  { lat: 33.71, long: 73.04 },
]

async function openedDrawing() {
  const map = await openMap({ center: [73.05, 33.7], zoom: 13 }, { width: 600, height: 400 })
  const told: { polygons: Polygon[]; isNew: boolean }[] = []
  const chosen: (Chosen | undefined)[] = []
  const drawing = new TerraDrawing(map, {
    onPolygons: (polygons, isNew) => told.push({ polygons, isNew }),
    onChosen: (one) => chosen.push(one),
  })
  onTestFinished(() => drawing.close())
  return { map, drawing, told, chosen }
}

test('the last shape is selected when editing starts', async () => {
  const { drawing, chosen } = await openedDrawing()
  drawing.show([square])
  drawing.use('edit')
  await expect.poll(() => chosen).toEqual([{ polygon: 0, corner: undefined }])
})

/** Sends a mouse event to the map, at a point in pixels. */
function pointer(map: MapLibre, type: string, [x, y]: readonly [number, number]) {
  const canvas = map.getCanvas()
  const { left, top } = canvas.getBoundingClientRect()
  const at = { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true }
  const buttons = type === 'pointerup' ? 0 : 1
  canvas.dispatchEvent(new PointerEvent(type, { ...at, isPrimary: true, button: 0, buttons }))
}

function press(map: MapLibre, at: readonly [number, number]) {
  for (const type of ['pointermove', 'pointerdown', 'pointerup']) pointer(map, type, at)
}

test('a shape is drawn corner by corner, and the last corner can be undone', async () => {
  const { map, drawing, told } = await openedDrawing()
  drawing.use('polygon')
  press(map, [200, 100])
  press(map, [400, 100])
  press(map, [500, 390])
  expect(drawing.undo()).toBe(true)
  press(map, [400, 300])
  press(map, [200, 100])
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]?.isNew).toBe(true)
  const [corners = []] = told[0]?.polygons ?? []
  const points = corners.map(({ lat, long }) => map.project([long, lat]))
  expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)]).sort()).toEqual([
    [200, 100],
    [400, 100],
    [400, 300],
  ])
})

test('a shape drawn by hand has at most 100 corners', async () => {
  const { map, drawing, told } = await openedDrawing()
  drawing.use('freehand')
  const around = (turn: number): [number, number] => [
    300 + 150 * Math.cos(turn * 2 * Math.PI),
    200 + 150 * Math.sin(turn * 2 * Math.PI),
  ]
  pointer(map, 'pointerdown', around(0))
  for (let step = 1; step < 300; step += 1) pointer(map, 'pointermove', around(step / 300))
  pointer(map, 'pointerup', around(0.999))
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]?.polygons).toHaveLength(1)
  expect(told[0]?.polygons[0]?.length).toBeLessThanOrEqual(100)
  expect(told[0]?.polygons[0]?.length).toBeGreaterThan(20)
})

test('a corner of a shape can be moved', async () => {
  const { map, drawing, told } = await openedDrawing()
  drawing.show([square])
  drawing.use('edit')
  const { x, y } = map.project([73.06, 33.71])
  pointer(map, 'pointermove', [x, y])
  pointer(map, 'pointerdown', [x, y])
  for (let step = 1; step <= 5; step += 1) pointer(map, 'pointermove', [x + 4 * step, y])
  pointer(map, 'pointerup', [x + 20, y])
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]?.isNew).toBe(false)
  const moved = told[0]?.polygons[0]?.filter((corner) => !square.some(({ long }) => long === corner.long))
  expect(moved).toHaveLength(1)
})
