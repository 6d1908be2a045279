import type { StyleSpecification } from 'maplibre-gl'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MapLibre } from './maplibre.ts'
import { type MapLayer, useMapLayer } from './use-map-layer.ts'

const empty: StyleSpecification = { version: 8, sources: {}, layers: [] }
let map: MapLibre | undefined

afterEach(() => map?.remove())

async function openedMap(): Promise<MapLibre> {
  const container = document.createElement('div')
  container.style.cssText = 'width: 200px; height: 200px'
  document.body.append(container)
  map = new MapLibre({ container, style: empty, attributionControl: false })
  await map.once('style.load')
  return map
}

function pins(long: number): MapLayer['data'] {
  return {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [long, 31] } }],
  }
}

const layers: MapLayer['layers'] = [{ id: 'pins', type: 'circle', source: 'homes' }]

function Pins({ on, long }: { on: MapLibre; long: number }) {
  useMapLayer(on, { id: 'homes', data: pins(long), layers })
  return null
}

test('data in layers stays on the map as long as its component, also when the style is reloaded', async () => {
  const on = await openedMap()
  const screen = await render(<Pins on={on} long={74} />)
  expect(on.getLayer('pins')).toBeDefined()
  const reloaded = on.once('style.load')
  on.setStyle({ ...empty }, { diff: false })
  await reloaded
  expect(on.getLayer('pins')).toBeDefined()
  await screen.unmount()
  expect(on.getLayer('pins')).toBeUndefined()
  expect(on.getSource('homes')).toBeUndefined()
})

test('new data replaces the old', async () => {
  const on = await openedMap()
  const screen = await render(<Pins on={on} long={74} />)
  await screen.rerender(<Pins on={on} long={75} />)
  const source = on.getSource('homes')
  expect(source?.serialize()).toMatchObject({ data: pins(75) })
})
