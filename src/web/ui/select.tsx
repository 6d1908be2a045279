import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/**
 * The device's own select under our look: it opens fast, works without JavaScript and with every screen reader.
 * `onValue` gives the chosen value. Options may come in groups.
 */
export function Select({
  label,
  options,
  groups,
  onValue,
  className = '',
  ...select
}: {
  label: string
  options?: readonly SelectOption[]
  groups?: ReadonlyArray<{ label: string; options: readonly SelectOption[] }>
  onValue?: (value: string) => void
} & Pick<
  ComponentProps<'select'>,
  'name' | 'value' | 'defaultValue' | 'className' | 'disabled' | 'required'
>) {
  const id = useId()
  return (
    <div className={`relative ${className}`}>
      <label htmlFor={id} className="pointer-events-none absolute top-2 left-3.5 text-xs text-muted">
        {label}
      </label>
      <select
        id={id}
        {...select}
        onChange={(event) => onValue?.(event.currentTarget.value)}
        className="block min-h-15 w-full appearance-none truncate rounded-input border border-field bg-white pt-6 pr-9 pb-2 pl-3.5 text-base font-medium text-ink transition-colors duration-150 hover:border-ink"
      >
        {options?.map(SelectChoice)}
        {groups?.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map(SelectChoice)}
          </optgroup>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3 bottom-3.5 size-4 text-muted"
      />
    </div>
  )
}

function SelectChoice({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
