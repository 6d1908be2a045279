import { useId } from 'react'
import { adminComponents as t } from '#messages/admin.ts'
import { SelectField } from '#ui/forms/select-field.tsx'

/** One of a few, in the look of a `Field`; the values need not be texts. */
export function Choice<Value extends string | number | null>({
  label,
  name = label,
  value,
  options,
  none,
  error,
  hint,
  onValue,
  onLeave = () => {},
}: {
  label: string
  name?: string
  value: Value
  options: ReadonlyArray<readonly [value: Value, label: string]>
  /** Shown for a value that is none of the options. */
  none?: string
  error?: string | undefined
  hint?: string | undefined
  onValue: (value: Value) => void
  onLeave?: () => void
}) {
  const id = useId()
  const at = options.findIndex(([one]) => one === value)
  return (
    <SelectField
      id={id}
      label={label}
      name={name}
      value={at === -1 ? '' : String(at)}
      error={error}
      {...(hint !== undefined && { hint })}
      onValue={(text) => {
        const chosen = options[Number(text)]
        if (text !== '' && chosen) onValue(chosen[0])
      }}
      onLeave={onLeave}
    >
      {at === -1 && <option value="">{none ?? t.choose}</option>}
      {options.map(([one, text], index) => (
        <option key={String(one)} value={index}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}
