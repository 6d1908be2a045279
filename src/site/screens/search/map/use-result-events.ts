/** Events of the results on the map: pressing and pointing at clusters, pins and areas. */
import type { Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { ResultProperties } from './result-features.ts'
import { pressableLayers } from './result-layers.ts'

export type Hit = Pick<ResultProperties, 'kind' | 'at'>

/** The distance in pixels within which a finger hits. */
const reachPx = 8

/**
 * Calls back with what was pressed (nothing for the bare map) and what a mouse points at. A press that began while
 * `isPaused` is none: the one that closes a drawn area must not open what lies below its corner.
 */
export function useResultEvents(
  map: MapLibreMap | undefined,
  {
    isPaused,
    onPress,
    onPoint,
  }: {
    isPaused: boolean
    onPress: (hit: Hit | undefined) => void
    onPoint: (hit: Hit | undefined) => void
  },
): void {
  const press = useEffectEvent(onPress)
  const point = useEffectEvent(onPoint)
  const isOff = useEffectEvent(() => isPaused)
  useEffect(() => {
    if (!map) return
    let isOther = false
    const began = () => {
      isOther = isOff()
    }
    const pressed = (event: MapMouseEvent) => {
      if (!isOther && !isOff()) press(hitAt(map, event))
    }
    const moved = (event: MapMouseEvent) => {
      // Under a dragged map the pointer stays on its place.
      if (map.isMoving() || isOff()) return
      const hit = hitAt(map, event)
      map.getCanvas().style.cursor = hit ? 'pointer' : ''
      point(hit)
    }
    const left = () => point(undefined)
    // Once for a mouse and for a finger, after which browsers send mouse events as well.
    const surface = map.getCanvasContainer()
    surface.addEventListener('pointerdown', began, true)
    map.on('click', pressed)
    map.on('mousemove', moved)
    map.on('mouseout', left)
    return () => {
      surface.removeEventListener('pointerdown', began, true)
      map.off('click', pressed)
      map.off('mousemove', moved)
      map.off('mouseout', left)
    }
  }, [map])
}

/** What is at the point, else the topmost thing near it. */
function hitAt(map: MapLibreMap, { point: { x, y } }: MapMouseEvent): Hit | undefined {
  const layers = pressableLayers.filter((id) => map.getLayer(id))
  if (layers.length === 0) return undefined
  const box: [PointLike, PointLike] = [
    [x - reachPx, y - reachPx],
    [x + reachPx, y + reachPx],
  ]
  const [feature] = [[x, y] as [number, number], box].flatMap((place) =>
    map.queryRenderedFeatures(place, { layers }),
  )
  if (!feature) return undefined
  const { kind, at } = feature.properties
  return isKind(kind) && typeof at === 'number' ? { kind, at } : undefined
}

function isKind(kind: unknown): kind is Hit['kind'] {
  return kind === 'cluster' || kind === 'pin' || kind === 'area'
}
