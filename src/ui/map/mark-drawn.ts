import type { Map as MapLibre } from 'maplibre-gl'

/** Entries of the browser's performance timeline: the first view is drawn; the results are drawn on it. */
type DrawnMark = 'map-drawn' | 'map-results-drawn'

/**
 * Adds an entry to the performance timeline once all that the map has now is loaded, drawn and faded in. In the first
 * complete frame nothing fades.
 */
export function markDrawn(map: MapLibre, name: DrawnMark): void {
  const isShown = map.getCanvas().classList.contains('map-shown')
  void map.once(isShown ? 'idle' : 'load', () => performance.mark(name))
}
