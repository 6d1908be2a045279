import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MapLibre } from '#ui/map/maplibre.ts'
import { type Camera, projectionAt } from '#ui/map/projection.ts'
import { useMapLayer } from '#ui/map/use-map-layer.ts'
import { keepPillImages } from './pill-images.ts'
import { type ResultFeatures, resultFeatures } from './result-features.ts'
import { resultLayers, resultSource, resultSourceOptions } from './result-layers.ts'

const frame = { width: 800, height: 600 }
const cameras: [where: string, camera: Camera][] = [
  ['all of Pakistan', { center: { lat: 30.2, long: 69.4 }, zoom: 5.2 }],
  ['Islamabad', { center: { lat: 33.684, long: 73.048 }, zoom: 13.4 }],
  ['a block of Karachi', { center: { lat: 24.813, long: 67.063 }, zoom: 17.8 }],
]
let map: MapLibre | undefined

afterEach(() => map?.remove())

async function openedMap({ center, zoom }: Camera): Promise<MapLibre> {
  const container = document.createElement('div')
  container.style.cssText = `width: ${frame.width}px; height: ${frame.height}px`
  document.body.append(container)
  map = new MapLibre({
    container,
    style: { version: 8, sources: {}, layers: [] },
    center: [center.long, center.lat],
    zoom,
    attributionControl: false,
    fadeDuration: 0,
  })
  await map.once('style.load')
  keepPillImages(map)
  return map
}

function Results({ on, data }: { on: MapLibre; data: ResultFeatures }) {
  useMapLayer(on, { id: resultSource, data, layers: resultLayers, source: resultSourceOptions })
  return null
}

/** The same 'random' numbers in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

test.each(cameras)(
  'in %s each of 500 homes is drawn within two pixels of its coordinates',
  async (_, camera) => {
    const on = await openedMap(camera)
    const { project, unproject } = projectionAt(camera, frame)
    const random = numbers(7)
    const next = (most: number) => 10 + (random.next().value ?? 0) * (most - 20)
    const pins = Array.from({ length: 500 }, (_, at) => {
      const place = unproject({ x: next(frame.width), y: next(frame.height) })
      return { ...place, ids: [at], count: 1, price: 10_000_000 }
    })
    const data = resultFeatures(
      { data: { clusters: [], pins, areas: [] } },
      { known: { seen: new Set(), saved: new Set() }, zoom: camera.zoom },
    )
    await render(<Results on={on} data={data} />)
    // Drawn as tiny dots, so that the position can be measured to two pixels.
    on.setPaintProperty('result-dots', 'circle-radius', 0.01)
    on.setPaintProperty('result-dots', 'circle-stroke-width', 0)
    await on.once('idle')

    const missed = pins.filter((pin, at) => {
      const { x, y } = project(pin)
      const own = on.project([pin.long, pin.lat])
      if (Math.hypot(own.x - x, own.y - y) > 2) return true
      const found = on.queryRenderedFeatures(
        [
          [x - 2, y - 2],
          [x + 2, y + 2],
        ],
        { layers: ['result-dots'] },
      )
      return !found.some(({ properties }) => properties.at === at)
    })
    expect(missed).toEqual([])
  },
)
