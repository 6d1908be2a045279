/** Prices per square foot by area, as layers of the map: a coloured shape and a label with the price. */
import type {
  AddLayerObject,
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  Map as MapLibreMap,
} from 'maplibre-gl'
import type { SizeUnit } from '#contract/listings/property.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { decodeShape } from '#contract/search/map-shape.ts'
import { fonts } from '#ui/map/style/fonts.ts'
import { addPill } from '../pill-images.ts'
import { areaPriceText, type PricedAreas } from './map-unit.ts'
import { priceStepIndex, priceSteps, stepColours } from './price-steps.ts'

type FeatureCollection = Extract<GeoJSONSourceSpecification['data'], { type: 'FeatureCollection' }>
type Feature = FeatureCollection['features'][number]
type Geometry = Feature['geometry']

export const groundSource = 'price-grounds'
export const labelSource = 'price-labels'

const grounds = byStep('ground')
const inks = byStep('ink')

function byStep(part: 'ground' | 'ink'): ExpressionSpecification {
  const [first = '', ...others] = stepColours.map((colours) => colours[part])
  return ['step', ['get', 'step'], first, ...others.flatMap((colour, at) => [at + 1, colour])]
}

export const groundLayers: readonly AddLayerObject[] = [
  {
    id: 'price-outlines',
    type: 'fill',
    source: groundSource,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': grounds, 'fill-opacity': 0.45 },
  },
  {
    // About 700 metres around the middle of an area whose outline is not known.
    id: 'price-circles',
    type: 'circle',
    source: groundSource,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: {
      'circle-color': grounds,
      'circle-opacity': 0.5,
      'circle-blur': 0.35,
      'circle-radius': ['interpolate', ['exponential', 2], ['zoom'], 9, 6, 16, 700],
    },
  },
]

export const labelLayers: readonly AddLayerObject[] = [
  {
    id: 'price-labels',
    type: 'symbol',
    source: labelSource,
    layout: {
      'icon-image': ['concat', 'price-step-', ['to-string', ['get', 'step']]],
      'icon-text-fit': 'both',
      'icon-padding': 2,
      'text-field': ['get', 'label'],
      'text-font': fonts.semibold,
      'text-size': 12,
      'text-padding': 0,
      // Leaves room for a cluster in the middle of the area.
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 2.2,
      'symbol-sort-key': ['-', 0, ['get', 'sample']],
    },
    paint: { 'text-color': inks },
  },
]

/** Adds the images of the price labels to the map. */
export function addPriceImages(map: MapLibreMap): void {
  for (const [step, { ground }] of stepColours.entries())
    addPill(map, `price-step-${step}`, { ground, edge: '#ffffff' })
}

export function priceFeatures(
  areas: PricedAreas,
  unit: SizeUnit,
): { grounds: FeatureCollection; labels: FeatureCollection } {
  const starts = priceSteps(areas.map(({ median }) => median))
  const said = areas.map((area) => ({
    area,
    step: priceStepIndex(area.median, starts),
    label: areaPriceText(area, unit),
  }))
  return {
    grounds: collected(
      said.flatMap(({ area, step }) => areaGeometries(area).map((geometry) => feature(geometry, { step }))),
    ),
    labels: collected(
      said.map(({ area, step, label }) => feature(toPoint(area), { step, label, sample: area.sample })),
    ),
  }
}

/** The outline where it is known, else the middle. */
function areaGeometries(area: PricedAreas[number]): Geometry[] {
  const polygons = (area.outline && decodeShape(area.outline)) || []
  if (polygons.length === 0) return [toPoint(area)]
  return polygons.map((corners) => ({ type: 'Polygon', coordinates: [toRing(corners)] }))
}

function toPoint({ lat, long }: LatLong): Geometry {
  return { type: 'Point', coordinates: [long, lat] }
}

function toRing(corners: readonly LatLong[]): number[][] {
  const ring = corners.map(({ lat, long }) => [long, lat])
  const [first] = ring
  return first ? [...ring, first] : ring
}

function feature(geometry: Geometry, properties: Feature['properties']): Feature {
  return { type: 'Feature', geometry, properties }
}

function collected(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}
