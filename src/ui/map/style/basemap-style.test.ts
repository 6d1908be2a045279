import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { hideableLayers } from '#contract/places/basemap-layers.ts'
import { languages } from '#messages/languages.ts'
import { basemapStyle } from './basemap-style.ts'

const tiles = { kind: 'vector' as const, tiles: 'https://aangan.example/map/tiles/1/{z}/{x}/{y}' }
const reach = { minzoom: 0, maxzoom: 14 }

test('the style is valid in both languages, and for tiles that are pictures', () => {
  for (const language of languages)
    expect(validateStyleMin(basemapStyle({ ...tiles, ...reach }, language))).toEqual([])
  expect(validateStyleMin(basemapStyle({ ...tiles, ...reach, kind: 'raster' }, 'en'))).toEqual([])
})

test('every layer has a name of its own', () => {
  const ids = basemapStyle({ ...tiles, ...reach }, 'en').layers.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('layers that the operator turned off are left out, by their own name or that in the tiles', () => {
  const hiddenLayers = ['border', 'disputed-border', 'province', 'poi']
  const { layers } = basemapStyle({ ...tiles, ...reach, hiddenLayers }, 'en')
  expect(layers.filter((layer) => 'source-layer' in layer && layer['source-layer'] === 'boundary')).toEqual(
    [],
  )
})

test('names are in the language of the page, or else in any language they have', () => {
  const fieldsOf = (language: 'en' | 'ur') => {
    const { layers } = basemapStyle({ ...tiles, ...reach }, language)
    const city = layers.find(({ id }) => id === 'city-name')
    const [, ...names] = (city?.type === 'symbol' && (city.layout?.['text-field'] as string[][])) || []
    return names.map(([, field]) => field)
  }
  expect(fieldsOf('ur')).toEqual(['name:ur', 'name', 'name:latin'])
  expect(fieldsOf('en').at(0)).toBe('name:en')
  expect(fieldsOf('en').slice(-2)).toEqual(['name', 'name:ur'])
})

test('the names of layers that an operator can hide are those of the style', () => {
  const { layers } = basemapStyle({ ...tiles, ...reach }, 'en')
  const names = layers.flatMap((layer) => [
    layer.id,
    ...('source-layer' in layer && layer['source-layer'] ? [layer['source-layer']] : []),
  ])
  expect(new Set(hideableLayers)).toEqual(new Set(names))
})
