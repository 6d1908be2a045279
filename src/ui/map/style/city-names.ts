import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { fonts } from './fonts.ts'
import { palette } from './palette.ts'

/** Below this zoom the tiles may have no names of cities. */
export const tilesNameCitiesFrom = 5

const rank: ExpressionSpecification = ['coalesce', ['get', 'rank'], 10]

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>

/** On its place, else beside it, clear of the circle of a cluster there. In letters. */
const besideCluster: NonNullable<SymbolLayout['text-variable-anchor-offset']> = [
  'center',
  [0, 0],
  'top',
  [0, 2.6],
  'bottom',
  [0, -2.6],
  'left',
  [2.8, 0],
  'right',
  [-2.8, 0],
]

/** How names of cities look; `rank` is that of OpenMapTiles, 1 for the largest. */
export function cityNames(
  name: ExpressionSpecification,
): Required<Pick<SymbolLayerSpecification, 'layout' | 'paint'>> {
  return {
    layout: {
      'text-field': name,
      'text-font': fonts.semibold,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        4,
        ['match', rank, [1, 2], 12, 10.5],
        7,
        ['match', rank, 1, 16, [2, 3], 14, 11.5],
        11,
        ['match', rank, 1, 22, [2, 3], 19, 13.5],
      ],
      'text-max-width': 7,
      'text-padding': 5,
      'text-letter-spacing': 0.01,
      'symbol-sort-key': rank,
      'text-variable-anchor-offset': besideCluster,
      'text-justify': 'auto',
    },
    paint: { ...halo, 'text-color': ['match', rank, [1, 2, 3], palette.ink, palette.inkSoft] },
  }
}

/** What makes names readable on any ground. */
export const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.4 }
