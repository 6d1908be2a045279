import { Field } from '#ui/field.tsx'
import type { FieldInput } from '../forms/use-form.ts'

/** A code of an authenticator app; with `recovery` also one of the recovery codes, which have letters. */
export function CodeField({
  recovery = false,
  ...field
}: FieldInput<string> & { label: string; recovery?: boolean }) {
  return <Field {...field} autoComplete="one-time-code" inputMode={recovery ? 'text' : 'numeric'} />
}
