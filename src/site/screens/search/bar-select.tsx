import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { boxClass, boxLabelClass } from './filter-popover.tsx'

export type BarOption = { value: string; label: string }

/** The device's own select in a box of the filter bar. */
export function BarSelect({
  label,
  options,
  onValue,
  className = '',
  ...select
}: {
  label: string
  name: string
  value: string
  options: readonly BarOption[]
  onValue: (value: string) => void
  className?: string
  form?: string
}) {
  const id = useId()
  return (
    <div className={`relative ${className}`}>
      <label
        htmlFor={id}
        className={`${boxLabelClass} pointer-events-none absolute top-[0.4375rem] start-2.75 min-[90rem]:start-3.75`}
      >
        {label}
      </label>
      <select
        {...select}
        id={id}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
        className={`${boxClass} truncate pt-[1.375rem]`}
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon
        name="down"
        className="pointer-events-none absolute end-1.5 bottom-3 min-[90rem]:end-2.5 text-muted"
      />
    </div>
  )
}
