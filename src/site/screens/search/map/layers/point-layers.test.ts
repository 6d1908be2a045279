import { featureFilter, validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { nearbyKindOf } from '#contract/places/nearby-kinds.ts'
import { pointLayers } from './chosen-layers.ts'
import { createPointLayer, pointFilter } from './point-layers.ts'

test('every layer is valid in both languages', () => {
  for (const language of ['en', 'ur'] as const) {
    const layers = pointLayers.map((kind) => createPointLayer(kind, 'tiles', language))
    const sources = { tiles: { type: 'vector' as const, tiles: ['https://aangan.example/{z}/{x}/{y}'] } }
    expect(
      validateStyleMin({ version: 8, sources, layers, glyphs: 'https://aangan.example/{fontstack}/{range}' }),
    ).toEqual([])
  }
})

const points = [
  { class: 'school', name: 'Model School' },
  { class: 'school' },
  { class: 'school', subclass: 'kindergarten', name: 'Little Steps' },
  { class: 'hospital', subclass: 'hospital', 'name:ur': 'سول ہسپتال' },
  { class: 'place_of_worship', name: 'Jamia MASJID Noor' },
  { class: 'place_of_worship', 'name:ur': 'فیصل مسجد' },
  { class: 'place_of_worship', name: 'Christ Church' },
  { class: 'place_of_worship', subclass: 'muslim', name: 'Bilal' },
  { class: 'bus', subclass: 'bus_station', name: 'Saddar' },
  { class: 'bus', subclass: 'bus_stop', name: 'Stop 9' },
  { class: 'shop', subclass: 'mall', name: 'Centaurus' },
  { class: 'bank', name: 'A bank' },
]

test('the map shows the points that are listed as nearby', () => {
  for (const properties of points) {
    const { name, 'name:ur': nameUr } = { name: undefined, 'name:ur': undefined, ...properties }
    const names = [name, nameUr].filter((one) => one !== undefined)
    const kind = names.length > 0 ? nearbyKindOf({ subclass: undefined, ...properties, names }) : undefined
    const shown = pointLayers.filter((layer) =>
      featureFilter(pointFilter(layer), 'layers[0].filter').filter({ zoom: 15 }, { type: 1, properties }),
    )
    expect(shown, JSON.stringify(properties)).toEqual(kind ? [kind] : [])
  }
})
