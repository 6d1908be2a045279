import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { LatLong } from '#contract/places/lat-long.ts'
import { boxCentre } from '#contract/places/polygons.ts'
import { adminComponents as t } from '#messages/admin.ts'
import { type Answer, call } from '#ui/api.ts'
import { FieldNote, fieldBox } from '#ui/field.tsx'
import type { MapTarget } from '#ui/map/projection.ts'
import { loadCityAreas, useCities } from '../lookups.ts'

/** Milliseconds after the last key press before the server is asked. */
const pause = 200
const zooms = { city: 11, area: 14, project: 16, landmark: 16 } as const

type Suggestion = Answer<'suggestions'>[number]
type Place = Extract<Suggestion, { kind: keyof typeof zooms }>

/** Moves a map to an area, a project or a place by its name. */
export function MapFind({ onFound }: { onFound: (target: MapTarget) => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const places = usePlaces(typed)
  const cities = useCities()
  const go = async (place: Place) => {
    const center = await findCentre(place, cities)
    setMissing(!center)
    if (center) onFound({ center, zoom: zooms[place.kind] })
  }
  const type = (text: string) => {
    setTyped(text)
    setMissing(false)
    const place = places.find((one) => placeName(one) === text)
    if (place) void go(place)
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter searches the map; without this it would submit the form around it.
    event.preventDefault()
    const [first] = places
    if (first) void go(first)
  }
  return (
    <div className="relative mb-3">
      <input
        id={id}
        type="search"
        list={`${id}-places`}
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={pressed}
        className={`${fieldBox} border-field`}
      />
      <label htmlFor={id} className="pointer-events-none absolute top-[0.5rem] left-3.5 text-xs text-muted">
        {t.mapFind.label}
      </label>
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={placeName(place)} value={placeName(place)} />
        ))}
      </datalist>
      <FieldNote id={`${id}-note`} tone={isMissing ? 'error' : 'hint'}>
        {isMissing ? t.mapFind.noPosition : undefined}
      </FieldNote>
    </div>
  )
}

function usePlaces(typed: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  const text = typed.trim()
  useEffect(() => {
    if (text.length < 2) return setPlaces([])
    const ask = new AbortController()
    const timer = setTimeout(() => {
      call('suggestions', { query: { text }, signal: ask.signal }).then(
        (found) => ask.signal.aborted || setPlaces(found.filter(isPlace)),
        () => {},
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      ask.abort()
    }
  }, [text])
  return places
}

function isPlace(suggestion: Suggestion): suggestion is Place {
  return suggestion.kind in zooms
}

function placeName({ name, within }: Place): string {
  return within ? `${name}, ${within}` : name
}

async function findCentre(
  place: Place,
  cities: ReadonlyArray<LatLong & { id: number }>,
): Promise<LatLong | undefined> {
  switch (place.kind) {
    case 'landmark':
      return { lat: place.lat, long: place.long }
    case 'city':
      return cities.find(({ id }) => id === place.id)
    case 'area':
      return toPosition((await loadCityAreas(place.cityId)).find(({ id }) => id === place.id))
    case 'project': {
      const project = await call('projectDetails', { params: { id: place.id } }).catch(() => undefined)
      return toPosition(project) ?? boxCentre(project?.outline ?? [])
    }
  }
}

function toPosition(place: { lat: number | null; long: number | null } | undefined): LatLong | undefined {
  return place && place.lat !== null && place.long !== null ? { lat: place.lat, long: place.long } : undefined
}
