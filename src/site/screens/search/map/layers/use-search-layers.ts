import type { Map as MapLibreMap } from 'maplibre-gl'
import { useMemo } from 'react'
import type { MapMove } from '#ui/map/map-view.tsx'
import { useChosenLayers } from './chosen-layers.ts'
import { allPointsFrom, sourceOfPoints } from './source-of-points.ts'

export type SearchLayers = ReturnType<typeof useSearchLayers>

/** The layers that the visitor chose. `needsZoom`: the tiles in view lack some of the chosen places. */
export function useSearchLayers(map: MapLibreMap | undefined, move: MapMove | undefined) {
  const [chosen, choose] = useChosenLayers()
  const points = useMemo(() => map && sourceOfPoints(map), [map])
  const hasPoints = points !== undefined && chosen.some((layer) => layer !== 'price')
  const needsZoom = hasPoints && move !== undefined && move.zoom < allPointsFrom
  return { chosen, choose, points, needsZoom }
}
