import { CatchBoundary } from '@tanstack/react-router'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { lazy, Suspense } from 'react'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import type { MapMove } from '#ui/map/map-view.tsx'
import type { MapPanels } from '../use-map-panels.ts'
import { LayerMenu } from './layer-menu.tsx'
import type { SearchLayers } from './use-search-layers.ts'

const ShownLayers = lazy(() => import('./shown-layers.tsx'))

/** The layers of places and prices on the map of a search. */
export function MapLayers({
  map,
  layers: { chosen, choose, points },
  choice,
  move,
  panels,
}: {
  map: MapLibreMap
  layers: SearchLayers
  choice: SearchChoice
  move: MapMove | undefined
  panels: MapPanels
}) {
  return (
    <>
      <LayerMenu
        chosen={chosen}
        onChoose={choose}
        hasPoints={points !== undefined}
        isOpen={panels.open === 'layers'}
        onOpen={(isOpen) => (isOpen ? panels.show('layers') : panels.close('layers'))}
      />
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
