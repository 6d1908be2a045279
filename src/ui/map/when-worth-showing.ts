import type { Map as MapLibre, MapSourceDataEvent } from 'maplibre-gl'
import { isGroundTile } from './is-ground-tile.ts'

/**
 * Calls `show` once: with the first frame that has all the map needs, or soon after the first tile of the ground.
 * Handing a frame to the screen takes a cheap phone long, and it could read the other tiles meanwhile.
 *
 * @param mostWaitMs how long the first tile of the ground waits for the others
 * @returns stops waiting
 */
export function whenWorthShowing(map: MapLibre, show: () => void, mostWaitMs = 300): () => void {
  const canvas = map.getCanvas()
  let timer: ReturnType<typeof setTimeout> | undefined
  // The browser draws a hidden canvas only once it is shown, and would compile its shaders only then.
  const draw = () => canvas.getContext('webgl2')?.flush()
  const stop = () => {
    clearTimeout(timer)
    map.off('render', draw)
    map.off('sourcedata', wait)
    map.off('load', end)
  }
  const end = () => {
    stop()
    show()
  }
  const wait = (event: MapSourceDataEvent) => {
    if (!isGroundTile(event)) return
    map.off('sourcedata', wait)
    map.on('load', end)
    timer = setTimeout(end, mostWaitMs)
  }
  map.on('render', draw)
  map.on('sourcedata', wait)
  return stop
}
