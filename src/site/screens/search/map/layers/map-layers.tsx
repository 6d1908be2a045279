import { CatchBoundary } from '@tanstack/react-router'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { lazy, Suspense, useMemo } from 'react'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { mapLayers as t } from '#messages/site.ts'
import type { MapMove } from '#ui/map/map-view.tsx'
import { useChosenLayers } from './chosen-layers.ts'
import { LayerMenu } from './layer-menu.tsx'
import { allPointsFrom, sourceOfPoints } from './source-of-points.ts'

const ShownLayers = lazy(() => import('./shown-layers.tsx'))

/** The layers of places and prices on the map of a search. */
export function MapLayers({
  map,
  choice,
  move,
}: {
  map: MapLibreMap
  choice: SearchChoice
  move: MapMove | undefined
}) {
  const [chosen, choose] = useChosenLayers()
  const points = useMemo(() => sourceOfPoints(map), [map])
  const isFar = move !== undefined && move.zoom < allPointsFrom
  const hasPoints = points !== undefined && chosen.some((layer) => layer !== 'price')
  return (
    <>
      <LayerMenu chosen={chosen} onChoose={choose} hasPoints={points !== undefined} />
      {hasPoints && isFar && (
        <p
          role="status"
          className="pointer-events-none absolute start-3 top-16 z-10 rounded-full bg-ink/85 px-3 py-1 text-sm text-white"
        >
          {t.zoomIn}
        </p>
      )}
      {chosen.length > 0 && (
        <CatchBoundary getResetKey={() => chosen.join()} errorComponent={Nothing}>
          <Suspense>
            <ShownLayers map={map} chosen={chosen} points={points} choice={choice} box={move?.box} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  )
}

/** Renders nothing if the layers cannot be loaded: the map still shows the results. */
function Nothing() {
  return null
}
