import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import { type LatLong, parseLatLong } from '#contract/places/lat-long.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PlacePin } from '#ui/map/place-pin.tsx'
import type { Point, Projected } from '#ui/map/projection.ts'
import { SiteMap } from '#ui/map/site-map.tsx'
import { useFrame } from '#ui/map/use-frame.ts'
import type { Area, City } from '../lookups.ts'
import { isOn } from '../switched-off.ts'

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
  const [box, frame] = useFrame()
  const shown = areas.flatMap(({ id, name, lat, long }) =>
    lat === null || long === null ? [] : [{ id, name, lat, long, strong: id === areaId }],
  )
  // The map stays where it is while the pin moves.
  const [first, setFirst] = useState(place)
  if (first && !place) setFirst(undefined)
  const focus = shown.find(({ strong }) => strong) ?? first ?? city
  return (
    <div>
      {isOn('maps') && (
        <div
          ref={box}
          className="relative h-72 overflow-hidden rounded-panel border border-line bg-[#eef2ec]"
        >
          {frame && focus && (
            <SiteMap areas={shown} focus={[focus]} frame={frame} label={t.pin.map}>
              {(projected) => <Pin {...projected} place={place} middle={focus} onPlace={onPlace} />}
            </SiteMap>
          )}
          {!focus && <p className="p-4 text-muted">{t.pin.chooseCity}</p>}
        </div>
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
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const { x, y } = project(place ?? middle)
    const far = event.shiftKey ? 20 : 4
    onPlace(rounded(unproject({ x: x + step.x * far, y: y + step.y * far })))
  }
  return (
    <button
      type="button"
      aria-label={place ? t.pin.move : t.pin.place}
      onClick={put}
      onKeyDown={move}
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
