import type { ReactNode } from 'react'
import { FieldNote, fieldBox } from '../field.tsx'
import { Icon } from '../icon.tsx'
import type { FieldState } from './field-state.ts'

/** The device's own select in the look of a `Field`. */
export function SelectField({
  id,
  label,
  name,
  value,
  error,
  onValue,
  onLeave,
  hint,
  children,
  autoComplete,
}: Omit<FieldState, 'multiline' | 'error' | 'onLeave'> & {
  error?: string | undefined
  onLeave?: () => void
  hint?: string
  autoComplete?: string
  /** The options. */
  children: ReactNode
}) {
  const note = error ?? hint
  return (
    <div className="relative">
      <select
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        onBlur={onLeave}
        className={`${fieldBox} truncate pe-9 ${error ? 'border-danger' : 'border-field'}`}
      >
        {children}
      </select>
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-[0.5rem] start-3.5 max-w-[calc(100%-28px)] truncate text-xs text-muted"
      >
        {label}
      </label>
      <Icon name="down" className="pointer-events-none absolute top-[1.375rem] end-3.5 text-muted" />
      <FieldNote id={`${id}-note`} tone={error ? 'error' : 'hint'}>
        {note}
      </FieldNote>
    </div>
  )
}
