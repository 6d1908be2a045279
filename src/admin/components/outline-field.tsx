import type { Map as MapLibre } from 'maplibre-gl'
import { useState } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import { boxAround } from '#contract/places/polygons.ts'
import type { Polygon } from '#contract/search/map-shape.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { DrawTools } from '#ui/map/draw/draw-tools.tsx'
import { Drawn } from '#ui/map/draw/drawn.tsx'
import { usePolygonDrawing } from '#ui/map/draw/use-polygon-drawing.ts'
import { MapView } from '#ui/map/map-view.tsx'
import { PlacePin } from '#ui/map/place-pin.tsx'
import type { MapTarget } from '#ui/map/projection.ts'
import type { Area } from '../lookups.ts'
import { isOn } from '../switched-off.ts'
import { CornersField } from './corners-field.tsx'
import { MapFind } from './map-find.tsx'

type Props = {
  outline: readonly Polygon[]
  /** The surroundings that the map shows. */
  areas: readonly Area[]
  /** Where the map starts when there is no outline. */
  around: LatLong | undefined
  place: LatLong | undefined
  error: string | undefined
  onOutline: (outline: Polygon[]) => void
}

/** The outline of an area or a project: drawn on the map, or its corners as text. */
export function OutlineField(props: Props) {
  const { outline, error, onOutline } = props
  if (!isOn('maps')) return <CornersField outline={outline} error={error} onOutline={onOutline} />
  return (
    <div>
      <OutlineMap {...props} />
      <details className="mt-1" open={error !== undefined || undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 text-green-700 underline underline-offset-4">
          {t.outline.asText}
        </summary>
        <CornersField outline={outline} error={error} onOutline={onOutline} />
      </details>
    </div>
  )
}

const nearestZoom = 14

function OutlineMap({ outline, areas, around, place, onOutline }: Props) {
  const [map, setMap] = useState<MapLibre>()
  const drawing = usePolygonDrawing({ map, polygons: outline, onPolygons: onOutline, editsWhenDrawn: true })
  // The map stays where it is while the outline is drawn.
  const [first] = useState(() => mapTarget(outline, place))
  const [found, setFound] = useState<MapTarget>()
  const view = found ?? first ?? (around && { center: around, zoom: nearestZoom })
  const shown = areas.flatMap(({ lat, long, ...area }) =>
    lat === null || long === null ? [] : [{ ...area, lat, long }],
  )
  if (!view) return <p className="text-muted">{t.pin.chooseCity}</p>
  return (
    <>
      <MapFind onFound={setFound} />
      <DrawTools drawing={drawing} />
      <div className="relative h-96 overflow-hidden rounded-panel border border-line bg-[#f7f5f0]">
        <MapView label={t.outline.map} view={view} areas={shown} onReady={setMap}>
          {({ project }) => (
            <>
              <Drawn drawing={drawing} polygons={outline} project={project} />
              {place && <PlacePin at={project(place)} />}
            </>
          )}
        </MapView>
      </div>
    </>
  )
}

function mapTarget(outline: readonly Polygon[], place: LatLong | undefined): MapTarget | undefined {
  const box = boxAround(outline)
  if (box) return { box, maxZoom: 17 }
  return place && { center: place, zoom: nearestZoom }
}
