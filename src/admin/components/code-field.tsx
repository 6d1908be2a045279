import { Field } from '#ui/field.tsx'

/** A code of an authenticator app, or where `recovery` is taken one of those too, which have letters. */
export function CodeField({
  label,
  value,
  onValue,
  error,
  recovery = false,
}: {
  label: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
  recovery?: boolean
}) {
  return (
    <Field
      label={label}
      name="code"
      autoComplete="one-time-code"
      inputMode={recovery ? 'text' : 'numeric'}
      value={value}
      onValue={onValue}
      error={error}
    />
  )
}
