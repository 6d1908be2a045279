import { validationMessages } from '#messages/common.ts'
import { tidyLine, tidyLines } from '../text/tidy-text.ts'
import type { Rule } from './validation.ts'

/** What a form field accepts: its rules in order, its longest text, and whether it has several lines. */
export type FormField = { rules: readonly Rule[]; max: number; multiline?: boolean }

export type FormFields = Readonly<Record<string, FormField>>

/** The text as it is judged and stored. */
export function tidyField(field: FormField, typed: string): string {
  return field.multiline ? tidyLines(typed) : tidyLine(typed)
}

/** The first message for a typed text, undefined when the field is fine. */
export function fieldError(field: FormField, typed: string): string | undefined {
  const value = tidyField(field, typed)
  for (const rule of field.rules) {
    const message = rule(value)
    if (message) return message
  }
  return value.length > field.max ? validationMessages.tooLong({ characters: field.max }) : undefined
}

/** Messages by field name; an empty object means that the form may be sent. */
export function formErrors<Name extends string>(
  fields: Readonly<Record<Name, FormField>>,
  values: Readonly<Partial<Record<NoInfer<Name>, string>>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {}
  for (const name in fields) {
    const message = fieldError(fields[name], values[name] ?? '')
    if (message) errors[name] = message
  }
  return errors
}
