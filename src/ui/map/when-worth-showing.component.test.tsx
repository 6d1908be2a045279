import type { StyleSpecification } from 'maplibre-gl'
import { addProtocol, removeProtocol } from 'maplibre-gl'
import { expect, onTestFinished, test } from 'vitest'
import { MapLibre } from './maplibre.ts'
import { whenWorthShowing } from './when-worth-showing.ts'

/** The outcome of the tile of a column: it loads, it is missing, or it never comes. */
type Fate = 'there' | 'missing' | 'late'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A map with the tiles of two columns in view. */
function openMap(fates: readonly [Fate, Fate]): MapLibre {
  addProtocol('fated', async ({ url }) => {
    const failureMessage = fates[Number(url.at(-1))]
    if (failureMessage === 'late') return await new Promise(() => {})
    if (failureMessage === 'missing')
      throw Object.assign(new Error('There is no such tile.'), { status: 404 })
    return { data: await (await fetch(picture)).arrayBuffer() }
  })
  const style: StyleSpecification = {
    version: 8,
    sources: { ground: { type: 'raster', tileSize: 256, tiles: ['fated://{x}'], minzoom: 1, maxzoom: 1 } },
    layers: [{ id: 'ground', type: 'raster', source: 'ground' }],
  }
  const container = document.createElement('div')
  container.style.cssText = 'position: relative; width: 200px; height: 100px'
  document.body.append(container)
  const map = new MapLibre({ container, style, center: [0, 40], zoom: 1, attributionControl: false })
  onTestFinished(() => {
    map.remove()
    container.remove()
    removeProtocol('fated')
  })
  return map
}

const longerThanAnyTile = 60_000

test('a map is shown with all its tiles', async () => {
  const map = openMap(['there', 'there'])
  const wasWhole = await new Promise((resolve) =>
    whenWorthShowing(map, () => resolve(map.areTilesLoaded()), longerThanAnyTile),
  )
  expect(wasWhole).toBe(true)
})

test('a map is shown without the tile that does not come', async () => {
  const map = openMap(['there', 'late'])
  const wasWhole = await new Promise((resolve) => whenWorthShowing(map, () => resolve(map.areTilesLoaded())))
  expect(wasWhole).toBe(false)
})

test('a map of no tile is not shown, nor one that is closed', async () => {
  const empty = openMap(['missing', 'missing'])
  let shown = 0
  whenWorthShowing(empty, () => shown++)
  await empty.once('idle')
  const closed = openMap(['there', 'there'])
  whenWorthShowing(closed, () => shown++)()
  await closed.once('idle')
  expect(shown).toBe(0)
})
