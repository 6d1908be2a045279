import { useId } from 'react'
import { FieldNote } from '../field.tsx'

/** A box to tick, in the look of a `Field`; in a form that is posted it sends its value. */
export function CheckField({
  id,
  label,
  name,
  value,
  hint,
  checked,
  onChecked,
}: {
  /** Where links to the field lead. */
  id?: string
  label: string
  name?: string
  value?: string
  hint?: string | undefined
  checked: boolean
  onChecked: (checked: boolean) => void
}) {
  const note = `${useId()}-note`
  return (
    <div>
      <label className="flex min-h-13.5 cursor-pointer items-center gap-3 rounded-input border border-field bg-white px-3.5 py-2 transition-colors duration-150 has-checked:border-green-700 has-checked:bg-green-50">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          checked={checked}
          aria-describedby={hint && note}
          onChange={({ currentTarget }) => onChecked(currentTarget.checked)}
          className="size-4.5 shrink-0 accent-green-700"
        />
        {label}
      </label>
      <FieldNote id={note} tone="hint">
        {hint}
      </FieldNote>
    </div>
  )
}
