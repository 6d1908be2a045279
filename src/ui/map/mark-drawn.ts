import type { Map as MapLibre } from 'maplibre-gl'

/** Entries of the browser's performance timeline: the first view is drawn; the results are drawn on it. */
type DrawnMark = 'map-drawn' | 'map-results-drawn'

/** Adds an entry to the performance timeline once all that the map has now is loaded, drawn and faded in. */
export function markDrawn(map: MapLibre, name: DrawnMark): void {
  void map.once('idle', () => performance.mark(name))
}
