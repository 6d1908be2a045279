import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type LatLong, parseLatLong } from '#contract/places/lat-long.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { MapView } from '#ui/map/map-view.tsx'
import { Outlines } from '#ui/map/outlines.tsx'
import { PlacePin } from '#ui/map/place-pin.tsx'
import type { MapTarget, Point, Projected } from '#ui/map/projection.ts'
import { useOutline } from '#ui/map/use-outline.ts'
import type { Area, City } from '../lookups.ts'
import { isOn } from '../switched-off.ts'
import { MapFind } from './map-find.tsx'

/**
 * Where a home is: pressed on the map, moved with the arrow keys, or pasted as two numbers. Without a pin visitors
 * are shown the area.
 */
export function PinField({
  areas,
  areaId,
  city,
  place,
  error,
  onPlace,
}: {
  areas: readonly Area[]
  areaId: number | null
  city: Pick<City, 'lat' | 'long'> | undefined
  place: LatLong | undefined
  error: string | undefined
  onPlace: (place: LatLong | undefined) => void
}) {
  const shown = areas.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === areaId }],
  )
  // The map stays where it is while the pin moves; choosing another area moves the map.
  const [first, setFirst] = useState({ place, areaId })
  if (first.place && (!place || first.areaId !== areaId)) setFirst({ place: undefined, areaId })
  const focus = first.place ?? shown.find(({ strong }) => strong) ?? city
  const [found, setFound] = useState<MapTarget>()
  const outline = useOutline(isOn('maps') ? areaId : undefined)
  return (
    <div>
      {isOn('maps') && (
        <>
          <MapFind onFound={setFound} />
          <div className="relative h-80 overflow-hidden rounded-panel border border-line bg-[#f7f5f0]">
            {focus && (
              <MapView
                areas={shown}
                view={found ?? { center: { lat: focus.lat, long: focus.long }, zoom: nearestZoom }}
                label={t.pin.map}
              >
                {(projected) => (
                  <>
                    <Outlines polygons={outline} project={projected.project} soft />
                    <Pin
                      {...projected}
                      place={place}
                      middle={targetCentre(found) ?? focus}
                      onPlace={onPlace}
                    />
                  </>
                )}
              </MapView>
            )}
            {!focus && <p className="p-4 text-muted">{t.pin.chooseCity}</p>}
          </div>
        </>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <PlaceText place={place} error={error} onPlace={onPlace} />
        {place && (
          <Button onClick={() => onPlace(undefined)} className="mt-1.5">
            {t.pin.remove}
          </Button>
        )}
      </div>
    </div>
  )
}

function targetCentre(target: MapTarget | undefined): LatLong | undefined {
  return target && 'center' in target ? target.center : undefined
}

/** A zoom that shows the blocks of an area. */
const nearestZoom = 14

function Pin({
  project,
  unproject,
  place,
  middle,
  onPlace,
}: Projected & {
  place: LatLong | undefined
  middle: LatLong
  onPlace: (place: LatLong) => void
}) {
  const put = (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by keyboard: there is no point then.
    if (event.detail === 0) return onPlace(place ?? rounded(middle))
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onPlace(rounded(unproject({ x: event.clientX - left, y: event.clientY - top })))
  }
  const button = useRef<HTMLButtonElement>(null)
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const { x, y } = project(place ?? middle)
    const far = event.shiftKey ? 20 : 4
    onPlace(rounded(unproject({ x: x + step.x * far, y: y + step.y * far })))
  })
  // The map uses the same keys, and receives the event before React does.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => move(event)
    const element = button.current
    element?.addEventListener('keydown', pressed)
    return () => element?.removeEventListener('keydown', pressed)
  }, [])
  return (
    <button
      ref={button}
      type="button"
      aria-label={place ? t.pin.move : t.pin.place}
      onClick={put}
      className="absolute inset-0 cursor-crosshair focus-visible:-outline-offset-4"
    >
      {place && <PlacePin at={project(place)} />}
    </button>
  )
}

const steps: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** To a metre. */
function rounded({ lat, long }: LatLong): LatLong {
  return { lat: Math.round(lat * 100_000) / 100_000, long: Math.round(long * 100_000) / 100_000 }
}

function PlaceText({
  place,
  error,
  onPlace,
}: {
  place: LatLong | undefined
  error: string | undefined
  onPlace: (place: LatLong | undefined) => void
}) {
  const written = place ? `${place.lat}, ${place.long}` : ''
  const [typed, setTyped] = useState(written)
  useEffect(() => setTyped(written), [written])
  const isWrong = typed.trim() !== '' && !parseLatLong(typed)
  return (
    <div className="min-w-60 flex-1">
      <Field
        label={t.pin.latLong}
        name="place"
        autoComplete="off"
        value={typed}
        onValue={(text) => {
          setTyped(text)
          const found = parseLatLong(text)
          if (found) onPlace(found)
        }}
        error={error ?? (isWrong ? t.pin.wrong : undefined)}
        hint={isOn('maps') ? t.pin.mapHint : t.pin.hint}
      />
    </div>
  )
}
