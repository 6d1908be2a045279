import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { FieldNote, fieldBox } from '#ui/field.tsx'
import { type Area, areaCalled, areaName } from '../lookups.ts'

/**
 * Picks an area of a city by a few letters of its name; sub-areas also show their parent area. Text typed
 * before the list has loaded is matched once it is there.
 */
export function AreaPicker({
  areas,
  value,
  error,
  onValue,
}: {
  areas: readonly Area[]
  value: number | null
  error: string | undefined
  /** The area's ID, and the text in the field. */
  onValue: (areaId: number | null, typed: string) => void
}) {
  const id = useId()
  const names = new Map(areas.map((area) => [area.id, areaName(area, areas)]))
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === null ? '' : (names.get(value) ?? ''))
  const problem = error ?? (typed && value === null && areas.length > 0 ? t.area.notListed : undefined)
  const type = (text: string) => {
    setTyped(text)
    onValue(areaCalled(text, areas), text)
  }
  // A letter typed while the list arrives is in the field already, and not yet in `typed`.
  const field = useRef<HTMLInputElement>(null)
  const understand = useEffectEvent(() => {
    const text = field.current?.value ?? ''
    const called = areaCalled(text, areas)
    if (typed && value === null && called !== null) onValue(called, text)
  })
  useEffect(() => {
    if (areas.length > 0) understand()
  }, [areas])
  return (
    <div className="relative">
      <input
        ref={field}
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
      <label htmlFor={id} className="pointer-events-none absolute top-[0.5rem] left-3.5 text-xs text-muted">
        {t.area.label}
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
