import type { NamedPlace } from '#contract/places/places.ts'
import { map as t } from '#messages/common.ts'
import { PlacePin } from './place-pin.tsx'
import { SiteMap } from './site-map.tsx'
import { useAreas } from './use-areas.ts'
import { useFrame } from './use-frame.ts'

type Place = { lat: number | null; long: number | null; area: NamedPlace | null; city: NamedPlace }

/** Where a listing or a project is among the areas of its city. One without a position shows its area, without a pin. */
export default function PlaceMap({ place: { lat, long, area, city } }: { place: Place }) {
  const [box, frame] = useFrame()
  const areas = useAreas(city.id).flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === area?.id }],
  )
  const middle = areas.find(({ id }) => id === area?.id)
  const own = lat === null || long === null ? undefined : { lat, long }
  const spot = own ?? middle
  return (
    <div ref={box} className="absolute inset-0">
      {frame && spot && (
        <SiteMap areas={areas} focus={[spot]} frame={frame} label={t.around({ place: (area ?? city).name })}>
          {({ project }) =>
            own ? (
              <PlacePin at={project(own)} />
            ) : (
              <p className="absolute top-3 start-3 rounded-full bg-white px-3 py-1 text-sm text-ink">
                {t.inexact}
              </p>
            )
          }
        </SiteMap>
      )}
    </div>
  )
}
