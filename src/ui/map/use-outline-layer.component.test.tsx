import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openMap } from '#tests/support/components/open-map.ts'
import type { MapLibre } from './maplibre.ts'
import { useMapLayer } from './use-map-layer.ts'
import { useOutlineLayer } from './use-outline-layer.ts'

const square = [
  { lat: 31, long: 74 },
  { lat: 31, long: 75 },
  { lat: 32, long: 75 },
  { lat: 32, long: 74 },
]
const none: [] = []

/** Outlines, and a price in their middle. */
function Shown({ on, polygons }: { on: MapLibre; polygons: readonly (typeof square)[] }) {
  useMapLayer(on, {
    id: 'prices',
    data: { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [74.5, 31.5] } },
    layers: [{ id: 'price', type: 'circle', source: 'prices', paint: { 'circle-radius': 10 } }],
  })
  useOutlineLayer(on, { id: 'outlines', polygons, below: 'price' })
  return null
}

test('an outline lies below the prices, and goes with its polygon', async () => {
  const on = await openMap({ center: [74.5, 31.5], zoom: 6 }, { width: 200, height: 200 })
  const screen = await render(<Shown on={on} polygons={[square]} />)
  await on.once('idle')
  const inTheMiddle = () => on.queryRenderedFeatures([100, 100]).map(({ layer }) => layer.id)
  // From the top.
  expect(inTheMiddle()).toEqual(['price', 'outlines-fill'])
  await screen.rerender(<Shown on={on} polygons={none} />)
  await expect.poll(inTheMiddle).toEqual(['price'])
  await screen.unmount()
})
