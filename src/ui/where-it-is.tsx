import { CatchBoundary } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense } from 'react'
import { placeMapPath } from '#contract/paths.ts'
import type { LatLong } from '#contract/places/lat-long.ts'
import { map, uiParts as t } from '#messages/common.ts'
import { loadTileMap } from './map/load-tile-map.ts'
import { MapOnRequest } from './map/map-on-request.tsx'
import { MapPicture } from './map/map-picture.tsx'
import type PlaceMapType from './map/place-map.tsx'
import type { NearbyOf } from './nearby/nearby.tsx'
import { NoMap } from './no-map.tsx'
import { site } from './site-settings.ts'
import { WhenNear } from './when-near.tsx'

const PlaceMap = lazy(() => {
  void loadTileMap()
  return import('./map/place-map.tsx')
})
const Nearby = lazy(() => import('./nearby/nearby.tsx'))

type Props = ComponentProps<typeof PlaceMapType> & {
  /** The listing or project whose nearby places are shown below the map. */
  nearby?: NearbyOf
  /** Shown without an exact position, instead of the offer to ask for it. */
  note?: string | undefined
}

/**
 * The map around a place, directions when the position is exact, and what is nearby. If the map cannot be loaded, the
 * rest of the section stays.
 */
export function WhereItIs({ place, nearby, note = t.mapApproximate }: Props) {
  const { lat, long } = place
  return (
    <div className="print:hidden">
      <MapOfPlace place={place} className="h-80 md:h-96" />
      {lat === null || long === null ? (
        note && <p className="mt-3 text-muted">{note}</p>
      ) : (
        <p className="mt-3">
          <a
            href={directionsTo({ lat, long })}
            target="_blank"
            rel="noopener"
            className="font-medium text-green-700 underline underline-offset-4"
          >
            {t.directions}
          </a>
        </p>
      )}
      {nearby && <NearbyPlaces of={nearby} />}
    </div>
  )
}

/** The map around a place, fetched once a visitor comes near. `className` gives it its height. */
export function MapOfPlace({ place, className }: Pick<Props, 'place'> & { className: string }) {
  return (
    <>
      <WhenNear
        className={`relative overflow-hidden rounded-panel bg-[#f7f5f0] noscript:hidden ${className}`}
      >
        {() => (
          <CatchBoundary getResetKey={() => place.city?.id} errorComponent={NoMap}>
            <MapOnRequest>
              <Suspense>
                <PlaceMap place={place} />
              </Suspense>
            </MapOnRequest>
          </CatchBoundary>
        )}
      </WhenNear>
      <MapPicture
        path={placeMapPath(place)}
        label={map.around({ place: (place.area ?? place.city)?.name ?? '' })}
      />
    </>
  )
}

/** What is nearby, where the map knows it. */
export function NearbyPlaces({ of }: { of: NearbyOf }) {
  if (site().maps?.basemap?.kind !== 'vector') return null
  return (
    <WhenNear margin={wellBefore} className="print:hidden">
      {() => (
        <CatchBoundary getResetKey={() => of.id} errorComponent={Nothing}>
          <Suspense>
            <Nearby of={of} />
          </Suspense>
        </CatchBoundary>
      )}
    </WhenNear>
  )
}

/** The list must load before it is visible, because no room is reserved for it. */
const wellBefore = '1500px'

function Nothing() {
  return null
}

/** Google Maps opens in its app where there is one, and asks for no key. */
function directionsTo({ lat, long }: LatLong): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${long}`
}
