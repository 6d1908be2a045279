import { expect, test } from 'vitest'
import type { Basemap } from '#contract/places/basemap.ts'
import { tilesAt } from './prefetch-tiles.ts'

const basemap: Basemap = {
  kind: 'vector',
  tiles: '/map/tiles/1/{z}/{x}/{y}',
  minzoom: 0,
  maxzoom: 14,
  attribution: [],
}
const islamabad = { lat: 33.684, long: 73.048 }

test('the tiles in view are known before MapLibre is loaded', () => {
  const frame = { width: 360, height: 320 }
  expect(tilesAt(basemap, { center: islamabad, zoom: 0.5 }, frame)).toEqual(['/map/tiles/1/0/0/0'])
  // Nearer than the tiles reach, the last ones are enlarged.
  expect(tilesAt(basemap, { center: islamabad, zoom: 16.2 }, frame)).toEqual(['/map/tiles/1/14/11516/6562'])
  expect(tilesAt({ ...basemap, kind: 'raster' }, { center: islamabad, zoom: 12 }, frame)).toEqual([])
})
