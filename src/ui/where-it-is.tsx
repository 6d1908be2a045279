import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense } from 'react'
import { uiParts } from '#messages/common.ts'
import type PlaceMapType from './map/place-map.tsx'
import { WhenNear } from './when-near.tsx'

const PlaceMap = lazy(() => import('./map/place-map.tsx'))

/** The map around a place, fetched once a visitor comes near. A map that cannot be had takes nothing else with it. */
export function WhereItIs({ place }: ComponentProps<typeof PlaceMapType>) {
  return (
    <WhenNear className="relative h-72 overflow-hidden rounded-panel bg-[#eef2ec] md:h-80 print:hidden">
      {() => (
        <CatchBoundary getResetKey={() => place.city.id} errorComponent={NoMap}>
          <Suspense>
            <PlaceMap place={place} />
          </Suspense>
        </CatchBoundary>
      )}
    </WhenNear>
  )
}

function NoMap() {
  return (
    <p role="status" className="grid h-full place-items-center p-6 text-center text-muted">
      {uiParts.mapUnavailable}
    </p>
  )
}
