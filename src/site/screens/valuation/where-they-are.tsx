import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { estimateScreen as t } from '#messages/site.ts'
import { loadTileMap } from '#ui/map/load-tile-map.ts'
import { MapOnRequest } from '#ui/map/map-on-request.tsx'
import { NoMap } from '#ui/no-map.tsx'
import { WhenNear } from '#ui/when-near.tsx'
import { comparableSpots } from './comparable-spots.ts'
import type { Answered, Subject } from './estimate-data.ts'

const ComparablesMap = lazy(() => {
  void loadTileMap()
  return import('./comparables-map.tsx')
})

/** The map of the comparables, fetched once a visitor comes near; nothing where no position is known. */
export function WhereTheyAre({ estimate, subject }: { estimate: Answered; subject: Subject }) {
  const spots = comparableSpots(estimate.comparables)
  const { place } = subject
  if (spots.length === 0) return null
  return (
    <div className="noscript:hidden lg:sticky-beside-20 print:hidden">
      <WhenNear className="relative h-80 overflow-hidden rounded-panel bg-[#f7f5f0] lg:h-105">
        {() => (
          <CatchBoundary getResetKey={() => place.id} errorComponent={NoMap}>
            <MapOnRequest>
              <Suspense>
                <ComparablesMap
                  spots={spots}
                  cityId={place.cityId}
                  areaId={place.kind === 'area' ? place.id : undefined}
                />
              </Suspense>
            </MapOnRequest>
          </CatchBoundary>
        )}
      </WhenNear>
      <p className="mt-2 text-sm text-muted">{t.mapText}</p>
    </div>
  )
}
