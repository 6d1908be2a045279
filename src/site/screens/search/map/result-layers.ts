/** The map layers of the results: clusters with counts, prices, and homes with only an area. */

import type { AddLayerObject, ExpressionFilterSpecification } from 'maplibre-gl'
import { agency } from '#agency'
import { fonts } from '#ui/map/style/fonts.ts'

export const resultSource = 'results'

/** Makes the position of points exact to a fraction of a pixel. */
export const resultSourceOptions = { maxzoom: 18, buffer: 64, tolerance: 0 }

/** The layers that react to a press. */
export const pressableLayers = ['result-prices', 'result-dots', 'result-clusters', 'result-areas'] as const

const source = resultSource
const green = agency.brandColour
const ink = '#10201a'
const saved = '#b42318'
const outside = '#a8935f'

/** What is drawn below the results is added below this layer. */
export const lowestResultLayer = 'result-areas'

/** In drawing order, from the bottom. */
export const resultLayers: readonly AddLayerObject[] = [
  {
    id: lowestResultLayer,
    type: 'circle',
    source,
    filter: isA('area'),
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['get', 'count'], 1, 16, 50, 28, 500, 38],
      'circle-color': green,
      'circle-opacity': 0.14,
      'circle-stroke-color': green,
      'circle-stroke-width': 1,
      'circle-stroke-opacity': 0.45,
    },
  },
  countLabel('result-area-counts', { kind: 'area', colour: '#084f37' }),
  {
    // A price that would cover another is not drawn; the dot still shows the home.
    id: 'result-dots',
    type: 'circle',
    source,
    filter: isA('pin'),
    paint: {
      'circle-radius': 5,
      'circle-color': [
        'match',
        ['get', 'mark'],
        'saved',
        saved,
        ['outside', 'onCall'],
        outside,
        'seen',
        '#8b968f',
        green,
      ],
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'result-prices',
    type: 'symbol',
    source,
    filter: ['all', isA('pin'), ['has', 'label']],
    layout: {
      'icon-image': [
        'match',
        ['get', 'mark'],
        'saved',
        'pill-saved',
        ['outside', 'onCall'],
        'pill-outside',
        'seen',
        'pill-seen',
        'pill',
      ],
      'icon-text-fit': 'both',
      'icon-padding': 3,
      'text-field': ['get', 'label'],
      'text-font': fonts.semibold,
      'text-size': 13,
      'text-padding': 0,
      // Saved homes first, then buildings with many homes; those outside the search last.
      'symbol-sort-key': [
        '-',
        ['match', ['get', 'mark'], 'saved', -100_000, ['outside', 'onCall'], 100_000, 0],
        ['get', 'count'],
      ],
    },
    paint: { 'text-color': ['match', ['get', 'mark'], ['seen', 'outside', 'onCall'], '#55645d', ink] },
  },
  // Above the prices, which keep clear of them.
  {
    id: 'result-clusters',
    type: 'circle',
    source,
    filter: isA('cluster'),
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['get', 'count'], 2, 12, 50, 16, 500, 20, 5000, 25],
      'circle-color': green,
      'circle-stroke-color': '#ffffff',
      'circle-stroke-width': 2.5,
    },
  },
  countLabel('result-cluster-counts', { kind: 'cluster', colour: '#ffffff' }),
]

function isA(kind: string): ExpressionFilterSpecification {
  return ['==', ['get', 'kind'], kind]
}

function countLabel(id: string, { kind, colour }: { kind: string; colour: string }): AddLayerObject {
  return {
    id,
    type: 'symbol',
    source: resultSource,
    filter: isA(kind),
    layout: {
      'text-field': ['get', 'label'],
      'text-font': fonts.semibold,
      'text-size': 13,
      'text-allow-overlap': true,
      // As wide as the circle: names and prices of areas keep clear of it.
      'text-padding': 16,
    },
    paint: { 'text-color': colour },
  }
}
