/** Cities, areas and projects, chosen from what the site knows. */
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { call as callSite } from '../../api.ts'
import { FieldNote } from '../../ui/field.tsx'
import { useAreas } from '../../ui/map/use-areas.ts'
import { call } from '../call.ts'
import type { InputProps } from './field-of.tsx'
import { ChoiceInput, type Options } from './plain-inputs.tsx'

export function CityInput(props: InputProps) {
  return <ChoiceInput {...props} options={useChoices(cities)} />
}

export function ProjectInput(props: InputProps) {
  return <ChoiceInput {...props} options={useChoices(projects)} />
}

export function AreaInput({ city, ...props }: InputProps & { city: unknown }) {
  return <ChoiceInput {...props} options={useAreaOptions(city)} none="The whole city" />
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
  const sorted = options.toSorted(
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
        aria-label={`Look for an area of ${label.toLowerCase()}`}
        placeholder="Look for an area"
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
    .toSorted(([, one], [, other]) => one.localeCompare(other))
}

/** What a list has come to; nothing until then. Without it the field shows what is chosen. */
function useChoices(list: (signal: AbortSignal) => Promise<readonly Named[]>): Options {
  const [choices, setChoices] = useState<readonly Named[]>([])
  useEffect(() => {
    const stop = new AbortController()
    list(stop.signal).then(setChoices, () => {})
    return () => stop.abort()
  }, [list])
  return choices.map(({ id, name }) => [id, name] as const)
}

type Named = { id: number; name: string }
const cities = (signal: AbortSignal) => callSite('cities', { signal })
const projects = async (signal: AbortSignal) => (await call('listProjects', { signal })).data
