import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import type { Basemap } from '#contract/places/basemap.ts'
import type TileMapType from './tile-map.tsx'

const TileMap = lazy(() => import('./tile-map.tsx'))

type Props = Omit<ComponentProps<typeof TileMapType>, 'basemap'> & { basemap: Basemap | undefined }

/** The map of tiles once it is loaded; its children are shown immediately. */
export function Tiles({ basemap, ...map }: Props) {
  const waiting = (
    <div className="pointer-events-none absolute inset-0 *:pointer-events-auto">{map.children}</div>
  )
  if (!basemap) return waiting
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => <GivingUp onBroken={map.onBroken} />}>
      <Suspense fallback={waiting}>
        <TileMap {...map} basemap={basemap} />
      </Suspense>
    </CatchBoundary>
  )
}

/** MapLibre could not be fetched, or not be started. */
function GivingUp({ onBroken }: { onBroken: () => void }) {
  useEffect(onBroken, [onBroken])
  return null
}
