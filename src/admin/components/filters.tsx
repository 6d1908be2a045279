import { Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { Button } from '#ui/button.tsx'

/**
 * What narrows a list down. The values live in the address, so that a list can be bookmarked, sent to a colleague
 * and gone back to: `onClear` and every `onValue` navigate, with `page: 1`.
 */
export function FilterBar({
  onClear,
  children,
}: {
  onClear?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3">
      {children}
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          <X aria-hidden="true" className="size-4" />
          {t.filters.clear}
        </Button>
      )}
    </search>
  )
}

function Labelled({
  id,
  label,
  className,
  children,
}: {
  id: string
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      {children}
    </div>
  )
}

const box = 'min-h-11 rounded-input border border-field bg-white px-3'

/** One of a few; the empty value is "all of them". */
export function FilterChoice<Value extends string>({
  label,
  value,
  options,
  all = t.filters.all,
  onValue,
}: {
  label: string
  value: Value | undefined
  options: ReadonlyArray<readonly [value: Value, label: string]>
  /** The words for "not filtered". */
  all?: string
  onValue: (value: Value | undefined) => void
}) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => onValue(options.find(([one]) => one === currentTarget.value)?.[0])}
        className={`${box} select-arrow max-w-56 pe-9`}
      >
        <option value="">{all}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A day, such as the first or the last of a range. */
export function FilterDay({
  label,
  value,
  onValue,
}: {
  label: string
  value: string | undefined
  onValue: (value: string | undefined) => void
}) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onValue(currentTarget.value || undefined)}
        className={box}
      />
    </Labelled>
  )
}

const restMs = 250

/** Words to look for; they are looked for when one rests from typing, presses Enter or goes elsewhere. */
export function FilterText({
  label,
  value,
  onValue,
}: {
  label: string
  value: string | undefined
  onValue: (value: string | undefined) => void
}) {
  const id = useId()
  const [text, setText] = useState(value ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // What Back, or clearing the filters, makes of it.
  useEffect(() => setText(value ?? ''), [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const look = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    onValue(typed.trim() || undefined)
  }
  return (
    <Labelled id={id} label={label} className="min-w-56 flex-1">
      <div className="relative">
        <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-muted" />
        <input
          id={id}
          type="search"
          value={text}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value
            setText(typed)
            clearTimeout(timer.current)
            timer.current = setTimeout(() => look(typed), restMs)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') look(text)
          }}
          // Later it would lead back from wherever one has gone by then.
          onBlur={() => {
            if (timer.current !== undefined) look(text)
          }}
          className={`${box} w-full pl-10`}
        />
      </div>
    </Labelled>
  )
}
