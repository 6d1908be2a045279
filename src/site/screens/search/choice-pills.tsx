/** Several choices as pills that fill when they are chosen. */
export function ChoicePills<Value extends string>({
  label,
  name,
  options,
  chosen,
  onToggle,
}: {
  label: string
  name: string
  options: ReadonlyArray<{ value: Value; label: string }>
  chosen: readonly Value[]
  onToggle: (value: Value) => void
}) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{label}</legend>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ value, label: text }) => (
          <li key={value}>
            <label className="flex min-h-11 cursor-pointer items-center rounded-full border border-line px-3.5 text-[0.9375rem] transition-colors duration-150 hover:border-field has-checked:border-green-700 has-checked:bg-green-50 has-checked:font-medium has-checked:text-green-700 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
                className="sr-only"
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
