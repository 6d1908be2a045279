import { useId, useState } from 'react'
import { FieldNote, fieldBox } from '../../ui/field.tsx'
import type { Area } from '../lookups.ts'

/** An area of a city by a few letters of its name; what lies in another one says in which. */
export function AreaPicker({
  areas,
  value,
  error,
  onValue,
}: {
  areas: readonly Area[]
  value: number | null
  error: string | undefined
  onValue: (areaId: number | null) => void
}) {
  const id = useId()
  const names = new Map(areas.map((area) => [area.id, nameOf(area, areas)]))
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : (names.get(value) ?? ''))
  const problem = error ?? (typed && value === null ? 'Choose one of the list' : undefined)
  const type = (text: string) => {
    setTyped(text)
    const found = Array.from(names).find(([, name]) => name.toLowerCase() === text.trim().toLowerCase())
    if ((found?.[0] ?? null) !== value) onValue(found?.[0] ?? null)
  }
  return (
    <div className="relative">
      <input
        id={id}
        list={`${id}-areas`}
        value={shown}
        autoComplete="off"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => {
          if (value !== null) setTyped(undefined)
        }}
        className={`${fieldBox} ${problem ? 'border-danger' : 'border-field'}`}
      />
      <label htmlFor={id} className="pointer-events-none absolute top-2 left-3.5 text-xs text-muted">
        Area
      </label>
      <datalist id={`${id}-areas`}>
        {Array.from(names, ([areaId, name]) => (
          <option key={areaId} value={name} />
        ))}
      </datalist>
      <FieldNote id={`${id}-note`} tone="error">
        {problem}
      </FieldNote>
    </div>
  )
}

/** 'Phase 5, DHA Lahore'. */
function nameOf({ name, parentId }: Area, areas: readonly Area[]): string {
  const parent = areas.find(({ id }) => id === parentId)
  return parent ? `${name}, ${parent.name}` : name
}
