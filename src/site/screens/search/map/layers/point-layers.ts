/** Layers of the map with schools, mosques and so on, from the points of its own tiles. */
import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { mosqueNames, pointClasses, unknownWorship } from '#contract/places/nearby-kinds.ts'
import type { Language } from '#messages/languages.ts'
import { fonts } from '#ui/map/style/fonts.ts'
import { nameIn } from '#ui/map/style/labels.ts'
import { palette } from '#ui/map/style/palette.ts'
import type { PointLayer } from './chosen-layers.ts'
import { layerLooks } from './layer-looks.ts'
import { pointImageName } from './point-images.ts'
import { pointsFrom, pointsOfTiles } from './source-of-points.ts'

export function createPointLayer(
  kind: PointLayer,
  source: string,
  language: Language,
): SymbolLayerSpecification {
  return {
    id: layerId(kind),
    type: 'symbol',
    source,
    'source-layer': pointsOfTiles,
    minzoom: pointsFrom,
    filter: pointFilter(kind),
    layout: {
      'icon-image': pointImageName(kind),
      'icon-size': ['interpolate', ['linear'], ['zoom'], 13, 0.65, 15, 1],
      'icon-padding': 1,
      'text-field': nameIn(language),
      'text-font': fonts.medium,
      'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 13],
      'text-max-width': 8,
      'text-anchor': 'top',
      'text-offset': [0, 0.9],
      'text-optional': true,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 100],
    },
    paint: {
      'text-color': layerLooks[kind].colour,
      'text-halo-color': palette.halo,
      'text-halo-width': 1.6,
    },
  }
}

export function layerId(kind: PointLayer): string {
  return `points-${kind}`
}

const lowerCaseName: ExpressionSpecification = [
  'downcase',
  [
    'concat',
    ...['name', 'name:ur', 'name:en'].map((key): ExpressionSpecification => ['coalesce', ['get', key], '']),
  ],
]

/** The filter of a layer: the same points as `nearbyKindOf` gives that kind, named ones only. */
export function pointFilter(kind: PointLayer): ExpressionFilterSpecification {
  const said: ExpressionSpecification = [
    'concat',
    ['get', 'class'],
    '/',
    ['coalesce', ['get', 'subclass'], ['get', 'class']],
  ]
  const isKind: ExpressionSpecification = ['in', said, ['literal', [...pointClasses[kind]]]]
  const isNamed: ExpressionSpecification = ['!=', lowerCaseName, '']
  if (kind !== 'mosque') return ['all', isNamed, isKind]
  const saysSo = mosqueNames.map((word): ExpressionSpecification => ['in', word, lowerCaseName])
  return ['any', ['all', isNamed, isKind], ['all', ['==', said, unknownWorship], ['any', ...saysSo]]]
}
