import { useId } from 'react'
import { fieldBox } from '../../ui/field.tsx'

/** One of a few, in the look of a `Field`. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onValue,
}: {
  label: string
  value: Value
  options: ReadonlyArray<readonly [value: Value, label: string]>
  onValue: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className="relative">
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => one === currentTarget.value)
          if (chosen) onValue(chosen[0])
        }}
        className={`${fieldBox} truncate border-field`}
      >
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <label htmlFor={id} className="pointer-events-none absolute top-2 left-3.5 text-xs text-muted">
        {label}
      </label>
    </div>
  )
}
