import { useId } from 'react'

/** One of a few short words, beside each other. */
export function Pills<Value extends string>({
  label,
  options,
  value,
  onValue,
}: {
  label: string
  options: Readonly<Record<Value, string>>
  value: Value
  onValue: (value: Value) => void
}) {
  const name = useId()
  const values = Object.keys(options) as Value[]
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{label}</legend>
      {values.map((one) => (
        <label
          key={one}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line bg-white px-4 text-sm has-checked:border-green-700 has-checked:bg-green-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={value === one}
            onChange={() => onValue(one)}
            className="sr-only"
          />
          {options[one]}
        </label>
      ))}
    </fieldset>
  )
}
