import type { FieldState } from '#ui/forms/field-state.ts'

/** A choice among few, each a pill; one is always chosen. */
export function ChoiceField({
  label,
  name,
  value,
  onValue,
  options,
}: Pick<FieldState, 'label' | 'name' | 'value' | 'onValue'> & {
  options: ReadonlyArray<{ value: string; label: string }>
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-muted">{label}</legend>
      <div className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 cursor-pointer place-items-center rounded-input border border-field px-2 text-center transition-colors duration-150 has-checked:border-green-700 has-checked:bg-green-50 has-checked:font-medium has-checked:text-green-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
