import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { site } from '../site-settings.ts'
import { AreaMap, type MapProps } from './area-map.tsx'

const TileMap = lazy(() => import('./tile-map.tsx'))

/** A map with the tiles of the settings; the drawn one without them, and when they cannot be had. */
export function SiteMap({ isAlone, ...map }: MapProps & { isAlone?: boolean }) {
  const [isBroken, setBroken] = useState(false)
  const { tiles } = site().maps ?? {}
  if (!tiles || isBroken) return <AreaMap {...map} />
  return (
    <CatchBoundary getResetKey={() => tiles.address} errorComponent={() => <AreaMap {...map} />}>
      <Suspense>
        <TileMap {...map} tiles={tiles} isAlone={isAlone ?? false} onBroken={() => setBroken(true)} />
      </Suspense>
    </CatchBoundary>
  )
}
