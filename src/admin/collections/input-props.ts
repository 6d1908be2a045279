import type { FieldMessages } from '#contract/api/api-errors.ts'

/** What every input of a form is given. */
export type InputProps = {
  label: string
  name: string
  hint: string | undefined
  value: unknown
  error: string | undefined
  onValue: (value: unknown) => void
  onLeave: () => void
  /** Of a text in the other language than the page's. */
  lang?: 'ur'
}

/** What an input is given whose value is a list. */
export type ListInputProps = InputProps & {
  /** All messages of the form, by the path of their values. */
  errors: FieldMessages
  /** Sets what is made of the value before, which may be newer than `value`. */
  onUpdate: (next: (before: unknown) => unknown) => void
}

export function toInputText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
