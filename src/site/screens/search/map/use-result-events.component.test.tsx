import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openMap } from '#tests/support/components/open-map.ts'
import type { MapLibre } from '#ui/map/maplibre.ts'
import { useMapLayer } from '#ui/map/use-map-layer.ts'
import { type Hit, useResultEvents } from './use-result-events.ts'

function Results({
  on,
  isPaused,
  onPress,
}: {
  on: MapLibre
  isPaused: boolean
  onPress: (hit?: Hit) => void
}) {
  useMapLayer(on, {
    id: 'results',
    data: {
      type: 'Feature',
      properties: { kind: 'cluster', at: 3 },
      geometry: { type: 'Point', coordinates: [74.5, 31.5] },
    },
    layers: [{ id: 'result-clusters', type: 'circle', source: 'results', paint: { 'circle-radius': 20 } }],
  })
  useResultEvents(on, { isPaused, onPress, onPoint: () => {} })
  return null
}

test('the press that closes a drawn area does not open the cluster below it, the next one does', async () => {
  const on = await openMap({ center: [74.5, 31.5], zoom: 10 }, { width: 200, height: 200 })
  const hits: (Hit | undefined)[] = []
  const results = (isPaused: boolean) => (
    <Results on={on} isPaused={isPaused} onPress={(hit) => hits.push(hit)} />
  )
  const screen = await render(results(true))
  await on.once('idle')
  const { left, top } = on.getCanvas().getBoundingClientRect()
  const mouse = (type: string) =>
    on
      .getCanvas()
      .dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: left + 100, clientY: top + 100 }))

  mouse('pointerdown')
  mouse('mousedown')
  await screen.rerender(results(false))
  mouse('mouseup')
  mouse('click')
  expect(hits).toEqual([])

  mouse('pointerdown')
  mouse('mousedown')
  mouse('mouseup')
  mouse('click')
  expect(hits).toEqual([{ kind: 'cluster', at: 3 }])
  await screen.unmount()
})
