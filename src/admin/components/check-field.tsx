import { useId } from 'react'
import { FieldNote } from '#ui/field.tsx'

/** A box to tick, in the look of a `Field`. */
export function CheckField({
  label,
  name,
  hint,
  isChecked,
  onChecked,
}: {
  label: string
  name?: string
  hint: string | undefined
  isChecked: boolean
  onChecked: (isChecked: boolean) => void
}) {
  const id = useId()
  return (
    <div>
      <label
        htmlFor={id}
        className="flex min-h-13.5 cursor-pointer items-center gap-3 rounded-input border border-field bg-white px-3.5 py-2 transition-colors duration-150 has-checked:border-green-700 has-checked:bg-green-50"
      >
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-describedby={hint ? `${id}-note` : undefined}
          onChange={({ currentTarget }) => onChecked(currentTarget.checked)}
          className="size-4.5 shrink-0 accent-green-700"
        />
        {label}
      </label>
      <FieldNote id={`${id}-note`} tone="hint">
        {hint}
      </FieldNote>
    </div>
  )
}
