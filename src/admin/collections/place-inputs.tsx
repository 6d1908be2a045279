/** Cities, areas and projects, chosen from what the site knows. */
import { useState } from 'react'
import { z } from 'zod'
import type { LatLong } from '#contract/places/lat-long.ts'
import { boxCentre } from '#contract/places/polygons.ts'
import { adminCollections as t } from '#messages/admin.ts'
import { FieldNote } from '#ui/field.tsx'
import { OutlineField } from '../components/outline-field.tsx'
import { PinField } from '../components/pin-field.tsx'
import { type Area, useAllProjects, useAreas, useCities } from '../lookups.ts'
import type { InputProps } from './input-props.ts'
import { ChoiceInput, ChoicesInput, type Options } from './plain-inputs.tsx'

export function CityInput(props: InputProps) {
  return <ChoiceInput {...props} options={toOptions(useCities())} />
}

/** Several cities, each a box to tick. */
export function CitiesInput({ value, onValue, ...props }: InputProps) {
  const chosen = z.array(z.int()).safeParse(value).data ?? []
  return (
    <ChoicesInput
      {...props}
      value={chosen.map(String)}
      options={useCities().map(({ id, name }) => [String(id), name] as const)}
      onValue={(ids) => onValue(z.array(z.string()).parse(ids).map(Number))}
    />
  )
}

export function ProjectInput(props: InputProps) {
  return <ChoiceInput {...props} options={toOptions(useAllProjects())} />
}

export function AreaInput({ city, ...props }: InputProps & { city: unknown }) {
  return <ChoiceInput {...props} options={useAreaOptions(city)} none={t.place.wholeCity} />
}

/** Several areas of a city, each a box to tick. */
export function AreasInput({
  label,
  name,
  hint,
  value,
  error,
  onValue,
  city,
}: InputProps & { city: unknown }) {
  const [looked, setLooked] = useState('')
  const options = useAreaOptions(city)
  const chosen = new Set(z.array(z.int()).safeParse(value).data ?? [])
  // Those that were chosen when it was opened stand first, and stay where they are.
  const [first] = useState(() => new Set(chosen))
  const sorted = [...options].sort(
    ([one], [other]) => Number(first.has(Number(other))) - Number(first.has(Number(one))),
  )
  const found = sorted.filter(
    ([id, text]) => chosen.has(Number(id)) || text.toLowerCase().includes(looked.toLowerCase()),
  )
  const turn = (id: number, isOn: boolean) => {
    const after = new Set(chosen)
    if (isOn) after.add(id)
    else after.delete(id)
    onValue([...after].sort((a, b) => a - b))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">{`${label} (${chosen.size})`}</legend>
      <input
        type="search"
        aria-label={t.place.searchLabel({ label: label.toLowerCase() })}
        placeholder={t.place.search}
        value={looked}
        onChange={({ currentTarget }) => setLooked(currentTarget.value)}
        className="min-h-11 w-full rounded-input border border-field bg-white px-3"
      />
      <div className="mt-2 grid h-56 grid-cols-[minmax(0,1fr)] content-start gap-x-4 overflow-y-auto rounded-card border border-line bg-white p-2 md:grid-cols-2">
        {found.map(([id, text]) => (
          <label key={id} className="flex min-h-9 min-w-0 items-center gap-2.5 px-2">
            <input
              type="checkbox"
              name={name}
              checked={chosen.has(Number(id))}
              onChange={({ currentTarget }) => turn(Number(id), currentTarget.checked)}
              className="size-4.5 shrink-0 accent-green-700"
            />
            <span className="truncate">{text}</span>
          </label>
        ))}
      </div>
      <FieldNote id={`${name}-note`} tone={error ? 'error' : 'hint'}>
        {error ?? hint}
      </FieldNote>
    </fieldset>
  )
}

/** The areas of a city, a phase or block behind its society. */
function useAreaOptions(city: unknown): Options {
  const areas = useAreas(typeof city === 'number' ? city : undefined)
  const names = new Map(areas.map(({ id, name }) => [id, name]))
  return areas
    .map(({ id, name, parentId }) => {
      const parent = parentId === null ? undefined : names.get(parentId)
      return [id, parent ? `${parent}, ${name}` : name] as const
    })
    .sort(([, one], [, other]) => one.localeCompare(other))
}

function toOptions(rows: ReadonlyArray<{ id: number; name: string }>): Options {
  return rows.map(({ id, name }) => [id, name] as const)
}

/** A place on the map of a city, which is known by its number or its name. */
export function PinInput({
  lat,
  long,
  city,
  area,
  error,
  onPlace,
}: {
  lat: unknown
  long: unknown
  city: unknown
  area: unknown
  error: string | undefined
  onPlace: (place: LatLong | undefined) => void
}) {
  const known = useKnownCity(city)
  return (
    <PinField
      areas={useAreas(known?.id)}
      areaId={typeof area === 'number' ? area : null}
      city={known}
      place={toPosition(lat, long)}
      error={error}
      onPlace={onPlace}
    />
  )
}

/** The outline of a place. A place without a pin gets one in the middle. */
export function OutlineInput({
  value,
  lat,
  long,
  city,
  area,
  error,
  onValue,
  onPlace,
}: InputProps & {
  lat: unknown
  long: unknown
  city: unknown
  area: unknown
  onPlace: (place: LatLong) => void
}) {
  const known = useKnownCity(city)
  const areas = useAreas(known?.id)
  const place = toPosition(lat, long)
  return (
    <OutlineField
      outline={polygonsIn.safeParse(value).data ?? none}
      areas={areas}
      around={middleOfArea(areas.find(({ id }) => id === area)) ?? known}
      place={place}
      error={error}
      onOutline={(outline) => {
        onValue(outline.length > 0 ? outline : null)
        const middle = boxCentre(outline)
        if (middle && !place) onPlace(middle)
      }}
    />
  )
}

const none: readonly never[] = []
const polygonsIn = z.array(z.array(z.object({ lat: z.number(), long: z.number() })))

function useKnownCity(city: unknown) {
  const said = String(city ?? '').toLowerCase()
  return useCities().find(({ id, name }) => id === city || name.toLowerCase() === said)
}

function toPosition(lat: unknown, long: unknown): LatLong | undefined {
  return typeof lat === 'number' && typeof long === 'number' ? { lat, long } : undefined
}

function middleOfArea(area: Area | undefined): LatLong | undefined {
  return toPosition(area?.lat, area?.long)
}
