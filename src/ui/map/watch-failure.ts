import type { Map as MapLibre } from 'maplibre-gl'
import { isGroundTile } from './is-ground-tile.ts'

/** How long a lost context may take to come back. */
const patienceMs = 3_000

/** Calls back when the map cannot be shown: no style, no first tile, or WebGL lost for too long. */
export function watchFailure(map: MapLibre, giveUp: () => void): () => void {
  let hasTile = false
  let patience: number | undefined
  map.on('sourcedata', (event) => {
    hasTile ||= isGroundTile(event)
  })
  map.on('error', ({ error }) => {
    // A place without a tile shows the larger one around it.
    const isMissing = 'status' in error && error.status === 404
    if (!hasTile && !isMissing) giveUp()
  })
  map.on('webglcontextlost', () => {
    patience = window.setTimeout(giveUp, patienceMs)
  })
  map.on('webglcontextrestored', () => window.clearTimeout(patience))
  return () => window.clearTimeout(patience)
}
