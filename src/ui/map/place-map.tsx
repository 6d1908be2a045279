import type { Polygon } from '#contract/search/map-shape.ts'
import { map as t } from '#messages/common.ts'
import { AreaCircle } from './area-circle.tsx'
import { MapView } from './map-view.tsx'
import { Outlines } from './outlines.tsx'
import { PlacePin } from './place-pin.tsx'
import { viewOfPlace } from './place-view.ts'
import { placed } from './placed.ts'
import { useAreas } from './use-areas.ts'
import { useCities } from './use-cities.ts'
import { useOutline } from './use-outline.ts'

/** The circle around a city. */
const cityMetres = 8_000

/** Another host may leave out the id (S3.2). */
type MaybeKnown = { id: number | null; name: string }

type Place = {
  lat: number | null
  long: number | null
  area: MaybeKnown | null
  city: MaybeKnown | null
  /** The outline of a project. */
  outline?: readonly Polygon[] | null
}

/**
 * Where a listing or a project is, with the outline of the project or softly that of its area. One without a position
 * shows the outline, or a soft circle around the middle of its area, without a pin; where that is unknown as well, its
 * city.
 */
export default function PlaceMap({ place: { lat, long, area, city, outline } }: { place: Place }) {
  const all = useAreas(city?.id ?? undefined)
  const areas = all.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === area?.id }],
  )
  const around = useOutline(area?.id ?? undefined)
  const middle = areas.find(({ id }) => id === area?.id)
  const own = lat === null || long === null ? undefined : { lat, long }
  const shown = outline ?? []
  const isSomewhere = own || middle || shown.length + around.length > 0
  const isAreaUnknown = !isSomewhere && (area === null || all.length > 0)
  const cities = placed(useCities(isAreaUnknown)).map((one) => ({ ...one, strong: one.id === city?.id }))
  const middleOfCity = cities.find(({ strong }) => strong)
  const view = viewOfPlace({ outline: shown, own, around, middle, city: middleOfCity })
  if (!view) return null
  return (
    <MapView
      label={t.around({ place: (middleOfCity ?? area ?? city)?.name ?? '' })}
      areas={areas}
      cities={middleOfCity && cities}
      view={view}
    >
      {(projected) => (
        <>
          <Outlines polygons={around} project={projected.project} soft />
          <Outlines polygons={shown} project={projected.project} />
          {own && <PlacePin at={projected.project(own)} />}
          {!own && middle && shown.length + around.length === 0 && (
            <AreaCircle around={middle} {...projected} />
          )}
          {middleOfCity && <AreaCircle around={middleOfCity} radiusMetres={cityMetres} {...projected} />}
        </>
      )}
    </MapView>
  )
}
