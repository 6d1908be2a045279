import type { Map as MapLibreMap } from 'maplibre-gl'

/** The layer of the tiles that has schools, mosques and so on (OpenMapTiles). */
export const pointsOfTiles = 'poi'

/** Tiles have some points from 13 on and all of them from 14 on. */
export const pointsFrom = 13
export const allPointsFrom = 14

/** The source with points, in our style or an operator's; undefined when there is none, as with raster tiles. */
export function sourceOfPoints(map: MapLibreMap): string | undefined {
  for (const layer of map.getStyle().layers)
    if (
      'source-layer' in layer &&
      layer['source-layer'] === pointsOfTiles &&
      typeof layer.source === 'string'
    )
      return layer.source
  return undefined
}
