/** What of a tile our maps draw, and what 'Nearby' and the landmarks are read from. */
import { type FilterSpecification, featureFilter } from '@maplibre/maplibre-gl-style-spec'
import { nearbyKindOf } from '#contract/places/nearby-kinds.ts'
import { classifyLandmark, landmarkLayers } from '#integrations/map-tiles/landmarks/landmark-kind.ts'
import { basemapStyle } from '#ui/map/style/basemap-style.ts'
import type { Feature, Properties } from './vector-tile.ts'

/** The zooms at which a tile is shown: from its own to below another one. */
export type ShownAt = { from: number; below: number }

type Rule = { from: number; below: number; draws: (feature: Feature) => boolean }
type Use = { rules: Rule[]; properties: Set<string> }

/** Borders are a legal matter (docs/map.md): the demo's map has none. */
const hiddenLayers = ['boundary']
const geometryTypes = { points: 1, lines: 2, rings: 3 } as const

const uses = usesOfStyle()
// What the server reads of a point, and the layers of places on the map of a search.
for (const layer of landmarkLayers)
  for (const name of ['class', 'subclass', 'name', 'name:en', 'name:ur'])
    uses.get(layer)?.properties.add(name)

/** Whether anything uses the feature while its tile is shown. */
export function isUsed(layer: string, feature: Feature, shown: ShownAt): boolean {
  const rules = uses.get(layer)?.rules ?? []
  const isDrawn = rules.some(
    ({ from, below, draws }) => from < shown.below && shown.from < below && draws(feature),
  )
  return isDrawn || isRead(layer, feature.properties)
}

/** The properties that are used, in the order of the tile. */
export function usedProperties(layer: string, properties: Properties): Properties {
  const used = uses.get(layer)?.properties
  return Object.fromEntries(Object.entries(properties).filter(([name]) => used?.has(name)))
}

/** By layer of the tiles. */
function usesOfStyle(): Map<string, Use> {
  const found = new Map<string, Use>()
  for (const language of ['en', 'ur'] as const) {
    const tiles = { kind: 'vector', tiles: '', minzoom: 0, maxzoom: 14, hiddenLayers } as const
    for (const layer of basemapStyle(tiles, language).layers) {
      if (!('source-layer' in layer) || layer['source-layer'] === undefined) continue
      const use = found.getOrInsertComputed(layer['source-layer'], () => ({
        rules: [],
        properties: new Set(),
      }))
      const { minzoom = 0, maxzoom = Number.POSITIVE_INFINITY, filter } = layer
      // Browsers prepare a layer in the tiles of the whole zoom at which it begins.
      use.rules.push({ from: Math.floor(minzoom), below: maxzoom, draws: drawnBy(filter) })
      addProperties(layer, use.properties)
    }
  }
  return found
}

function drawnBy(filter: FilterSpecification | undefined): Rule['draws'] {
  const compiled = featureFilter(filter, 'filter')
  return ({ type, properties }) => compiled.filter({ zoom: 14 }, { type: geometryTypes[type], properties })
}

/** Every property that an expression of the layer asks for. */
function addProperties(expression: unknown, properties: Set<string>): void {
  if (typeof expression !== 'object' || expression === null) return
  const [operator, name] = Object.values(expression)
  if (Array.isArray(expression) && (operator === 'get' || operator === 'has')) properties.add(String(name))
  for (const part of Object.values(expression)) addProperties(part, properties)
}

function isRead(layer: string, properties: Properties): boolean {
  const [name, nameUr] = [text(properties['name:en'] ?? properties.name), text(properties['name:ur'])]
  const point = {
    ...{ lat: 0, long: 0, name, nameUr },
    class: text(properties.class) ?? '',
    subclass: text(properties.subclass),
  }
  const names = [name, nameUr].filter((one) => one !== undefined)
  if (names.length === 0) return false
  const known = landmarkLayers.find((one) => one === layer)
  return (
    known !== undefined && (classifyLandmark(point, known) ?? nearbyKindOf({ ...point, names })) !== undefined
  )
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
