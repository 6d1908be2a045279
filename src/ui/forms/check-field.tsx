import type { FieldState } from './field-state.ts'

/** A box to tick; ticked it sends its value. */
export function CheckField({
  id,
  label,
  name,
  value,
  checked,
  onChecked,
}: Pick<FieldState, 'id' | 'label' | 'name' | 'value'> & {
  checked: boolean
  onChecked: (checked: boolean) => void
}) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-input border border-field px-3.5 py-2 transition-colors duration-150 has-checked:border-green-700 has-checked:bg-green-50"
    >
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={({ currentTarget }) => onChecked(currentTarget.checked)}
        className="size-4.5 shrink-0 accent-green-700"
      />
      {label}
    </label>
  )
}
