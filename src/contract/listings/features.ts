/** The keys of features that a search can filter by: 'corner', 'servantQuarter'. */
import { features } from '#messages/common.ts'
import type { PropertyType } from './property.ts'

export type Feature = keyof typeof features

/** In the order of the catalogue. */
export const featureKeys = Object.keys as (names: typeof features) => Feature[]

/** The most frequent features of each type, which searches offer as filters. */
export const usualFeatures: Readonly<Record<PropertyType, readonly Feature[]>> = {
  residential: [
    'corner',
    'parkFacing',
    'mainBoulevard',
    'furnished',
    'brandNew',
    'gas',
    'basement',
    'servantQuarter',
    'drawingRoom',
    'study',
    'lawn',
    'carPorch',
    'lift',
    'parking',
    'solarPanels',
    'backupGenerator',
    'swimmingPool',
    'security',
    'gatedCommunity',
    'instalments',
  ],
  plot: [
    'corner',
    'parkFacing',
    'mainBoulevard',
    'mainRoad',
    'instalments',
    'boundaryWall',
    'electricity',
    'gas',
    'water',
    'sewerage',
    'level',
  ],
  commercial: [
    'corner',
    'mainRoad',
    'mainBoulevard',
    'parking',
    'lift',
    'backupGenerator',
    'furnished',
    'centralAirConditioning',
    'security',
    'instalments',
  ],
}

/** The name of a feature in the language at hand. */
export function featureLabel(feature: Feature): string {
  return features[feature]
}
