import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Language } from '#messages/languages.ts'
import { cityNames, halo, tilesNameCitiesFrom } from './city-names.ts'
import { fonts } from './fonts.ts'
import { evenly, ofClass, symbol } from './layers.ts'
import { palette } from './palette.ts'

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>

/** The layers of names, in the page's language where the tiles have it, else in another one. */
export function labels(language: Language): LayerSpecification[] {
  const name = nameIn(language)
  const layers = [...waterNames(name), ...roadNames(name), ...pointNames(name), ...placeNames(name)]
  return language === 'ur' ? layers.map(larger) : layers
}

/** Letters of Arabic script are small for their size. */
function larger(layer: SymbolLayerSpecification): SymbolLayerSpecification {
  const size = layer.layout?.['text-size']
  return { ...layer, layout: { ...layer.layout, 'text-size': scaled(size) } }
}

/** A size is a number, or an interpolation whose every second value from the fifth on is one. */
function scaled(size: unknown): ExpressionSpecification {
  const by = 1.12
  if (!Array.isArray(size)) return ['*', by, Number(size ?? 16)]
  return size.map((part, at) => {
    const isOutput = at > 3 && at % 2 === 0
    return isOutput ? (typeof part === 'number' ? part * by : ['*', by, part]) : part
  }) as ExpressionSpecification
}

/** `name:latin` and `name_en` are what OpenMapTiles has beside the names of OpenStreetMap. */
export function nameIn(language: Language): ExpressionSpecification {
  const fields =
    language === 'ur'
      ? ['name:ur', 'name', 'name:latin']
      : ['name:en', 'name_en', 'name:latin', 'name', 'name:ur']
  return ['coalesce', ...fields.map((field): ExpressionSpecification => ['get', field])]
}

function waterNames(name: ExpressionSpecification): SymbolLayerSpecification[] {
  return [
    symbol('waterway-name', 'waterway', {
      minzoom: 12,
      layout: along(name, 11, 350),
      paint: { ...halo, 'text-color': palette.waterName },
    }),
    symbol('water-name', 'water_name', {
      layout: { 'text-field': name, 'text-font': fonts.regular, 'text-size': 12, 'text-max-width': 7 },
      paint: { ...halo, 'text-color': palette.waterName },
    }),
  ]
}

function roadNames(name: ExpressionSpecification): SymbolLayerSpecification[] {
  const paint = { ...halo, 'text-color': palette.roadName }
  return [
    symbol('minor-road-name', 'transportation_name', {
      minzoom: 15,
      filter: ofClass('minor', 'residential', 'unclassified', 'service', 'pedestrian', 'path', 'track'),
      layout: along(name, evenly(15, 10, 18, 13), 260),
      paint,
    }),
    symbol('road-name', 'transportation_name', {
      minzoom: 13,
      filter: ofClass('secondary', 'tertiary'),
      layout: along(name, evenly(13, 10, 18, 14), 320),
      paint,
    }),
    symbol('main-road-name', 'transportation_name', {
      minzoom: 12,
      filter: ofClass('motorway', 'trunk', 'primary'),
      layout: along(name, evenly(12, 10.5, 18, 15), 360),
      paint: { ...paint, 'text-color': palette.inkSoft },
    }),
  ]
}

function along(
  name: ExpressionSpecification,
  size: number | ExpressionSpecification,
  spacing: number,
): SymbolLayout {
  return {
    'symbol-placement': 'line',
    'symbol-spacing': spacing,
    'text-field': name,
    'text-font': fonts.regular,
    'text-size': size,
    'text-padding': 4,
  }
}

const green = ['park', 'stadium', 'golf', 'golf_course', 'zoo', 'sports_centre', 'garden']
const health = ['hospital', 'clinic', 'doctors']
const learning = ['school', 'college', 'university', 'library']
const transit = ['railway', 'station', 'halt', 'bus_station', 'bus', 'subway_entrance', 'airport']
const worship = ['place_of_worship']
const trade = [
  'mall',
  'marketplace',
  'department_store',
  'town_hall',
  'museum',
  'monument',
  'attraction',
  'cinema',
]

/** Landmarks for orientation; shops and banks are left out. */
function pointNames(name: ExpressionSpecification): SymbolLayerSpecification[] {
  const colour: ExpressionSpecification = [
    'match',
    ['get', 'class'],
    green,
    palette.parkName,
    health,
    palette.healthName,
    learning,
    palette.learningName,
    transit,
    palette.transitName,
    palette.muted,
  ]
  const layout: SymbolLayout = {
    'text-field': name,
    'text-font': fonts.regular,
    'text-size': evenly(14, 10.5, 18, 13),
    'text-max-width': 8,
    'text-padding': 8,
  }
  return [
    symbol('point-name', 'poi', {
      minzoom: 15.5,
      filter: ofClass(...green, ...health, ...learning, ...transit, ...worship, ...trade),
      layout: { ...layout, 'symbol-sort-key': ['coalesce', ['get', 'rank'], 100] },
      paint: { ...halo, 'text-color': colour },
    }),
    symbol('landmark-name', 'poi', {
      minzoom: 14,
      filter: ofClass('park', 'stadium', 'zoo', 'hospital', 'university', 'mall', 'railway', 'station'),
      layout: { ...layout, 'symbol-sort-key': ['coalesce', ['get', 'rank'], 100] },
      paint: { ...halo, 'text-color': colour },
    }),
    symbol('airport-name', 'aerodrome_label', {
      minzoom: 9.5,
      layout: { ...layout, 'text-font': fonts.medium, 'text-size': 11 },
      paint: { ...halo, 'text-color': palette.transitName },
    }),
  ]
}

type Place = {
  id: string
  classes: readonly string[]
  from: number
  to?: number
  font: readonly string[]
  size: ExpressionSpecification
  colour: string | ExpressionSpecification
}

/** From the smallest to the largest: a later layer takes the room of an earlier one. */
function placeNames(name: ExpressionSpecification): SymbolLayerSpecification[] {
  const rank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 10]
  const places: Place[] = [
    {
      id: 'neighbourhood-name',
      classes: ['neighbourhood', 'locality', 'city_block', 'hamlet', 'isolated_dwelling'],
      from: 13,
      font: fonts.medium,
      size: evenly(13, 10.5, 17, 14),
      colour: palette.muted,
    },
    {
      id: 'village-name',
      classes: ['village'],
      from: 11,
      font: fonts.regular,
      size: evenly(11, 10.5, 16, 14),
      colour: palette.muted,
    },
    {
      id: 'suburb-name',
      classes: ['suburb', 'quarter', 'borough'],
      from: 11.5,
      font: fonts.medium,
      size: evenly(11.5, 11, 16, 15),
      colour: palette.inkSoft,
    },
    {
      id: 'town-name',
      classes: ['town'],
      from: 8,
      font: fonts.medium,
      size: evenly(8, 11, 12, 13, 15, 16),
      colour: palette.inkSoft,
    },
    {
      id: 'province-name',
      classes: ['state', 'province'],
      from: 5,
      to: 8,
      font: fonts.regular,
      size: evenly(5, 11, 8, 14),
      colour: palette.muted,
    },
  ]
  const country: Place = {
    id: 'country-name',
    classes: ['country'],
    from: 2,
    to: 6,
    font: fonts.semibold,
    size: evenly(2, 11, 6, 16),
    colour: palette.inkSoft,
  }
  const cities = symbol('city-name', 'place', {
    minzoom: tilesNameCitiesFrom,
    maxzoom: 13.5,
    filter: ofClass('city'),
    ...cityNames(name),
  })
  const layerOf = ({ id, classes, from, to, font, size, colour }: Place) =>
    symbol(id, 'place', {
      minzoom: from,
      ...(to && { maxzoom: to }),
      filter: ofClass(...classes),
      layout: {
        'text-field': name,
        'text-font': [...font],
        'text-size': size,
        'text-max-width': 7,
        'text-padding': 5,
        'text-letter-spacing': 0.01,
        'symbol-sort-key': rank,
      },
      paint: { ...halo, 'text-color': colour },
    })
  return [...places.map(layerOf), cities, layerOf(country)]
}
