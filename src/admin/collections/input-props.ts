import type { RecordForm } from './use-record-form.ts'

/** What every input of a form is given. */
export type InputProps = {
  label: string
  name: string
  hint: string | undefined
  value: unknown
  /** The value's own message. */
  error: string | undefined
  /** All messages of the form, for what has values inside. */
  problems: RecordForm['problems']
  onValue: (value: unknown | ((before: unknown) => unknown)) => void
  onLeave: () => void
}
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
