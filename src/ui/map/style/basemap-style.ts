import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { Basemap } from '#contract/places/basemap.ts'
import type { Language } from '#messages/languages.ts'
import { labels } from './labels.ts'
import { borders, land } from './land.ts'
import { tilesSource } from './layers.ts'
import { palette } from './palette.ts'
import { streets } from './roads.ts'

type Tiles = Omit<Basemap, 'kind' | 'tiles' | 'style' | 'attribution'> & {
  kind: 'vector' | 'raster'
  /** The address template, with {z}, {x} and {y}. */
  tiles: string
}

/** The map's style around tiles: ours for vector tiles in the OpenMapTiles schema, the picture itself for raster. */
export function basemapStyle(tiles: Tiles, language: Language): StyleSpecification {
  return tiles.kind === 'raster' ? rasterStyle(tiles) : vectorStyle(tiles, language)
}

function vectorStyle(tiles: Tiles, language: Language): StyleSpecification {
  const hidden = new Set(tiles.hiddenLayers)
  const layers: LayerSpecification[] = [...land, ...streets, ...borders, ...labels(language)]
  // A place without a tile of its own shows the part of the larger tile around it.
  const source = { type: 'vector' as const, ...tileSourceOptions(tiles), sparse: true }
  return {
    version: 8,
    sources: { [tilesSource]: source },
    layers: layers.filter((layer) => !hidden.has(layer.id) && !hidden.has(sourceLayerName(layer))),
  }
}

/** Whether a layer is hidden, by its own name or by its layer in the tiles, such as `poi`. */
function sourceLayerName(layer: LayerSpecification): string {
  return ('source-layer' in layer && layer['source-layer']) || layer.id
}

function rasterStyle(tiles: Tiles): StyleSpecification {
  return {
    version: 8,
    sources: {
      [tilesSource]: { type: 'raster', tileSize: tiles.tileSize ?? 256, ...tileSourceOptions(tiles) },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
      { id: 'tiles', type: 'raster', source: tilesSource, paint: { 'raster-fade-duration': 0 } },
    ],
  }
}

function tileSourceOptions({ tiles, minzoom, maxzoom, bounds }: Tiles) {
  const reach: {
    tiles: string[]
    minzoom: number
    maxzoom: number
    bounds?: [number, number, number, number]
  } = { tiles: [tiles], minzoom, maxzoom }
  if (bounds) reach.bounds = [...bounds]
  return reach
}
