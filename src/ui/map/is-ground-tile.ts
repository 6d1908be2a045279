import type { MapSourceDataEvent } from 'maplibre-gl'

/** Whether a tile of the ground has arrived. What is drawn on the map arrives in tiles, too. */
export function isGroundTile({ tile, source }: MapSourceDataEvent): boolean {
  return tile !== undefined && source.type !== 'geojson'
}
