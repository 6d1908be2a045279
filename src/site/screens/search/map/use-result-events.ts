/** Events of the results on the map: pressing and pointing at clusters, pins and areas. */
import type { Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { ResultProperties } from './result-features.ts'
import { pressableLayers } from './result-layers.ts'

export type Hit = Pick<ResultProperties, 'kind' | 'at'>

/** The distance in pixels within which a finger hits. */
const reachPx = 8

/** Calls back with what was pressed (nothing for the bare map) and what a mouse points at. */
export function useResultEvents(
  map: MapLibreMap | undefined,
  { onPress, onPoint }: { onPress: (hit: Hit | undefined) => void; onPoint: (hit: Hit | undefined) => void },
): void {
  const press = useEffectEvent(onPress)
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    if (!map) return
    const pressed = (event: MapMouseEvent) => press(hitAt(map, event))
    const moved = (event: MapMouseEvent) => {
      // Under a dragged map the pointer stays on its place.
      if (map.isMoving()) return
      const hit = hitAt(map, event)
      map.getCanvas().style.cursor = hit ? 'pointer' : ''
      point(hit)
    }
    const left = () => point(undefined)
    map.on('click', pressed)
    map.on('mousemove', moved)
    map.on('mouseout', left)
    return () => {
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
