/** Form fields as they come over the wire: tidied, then judged by the same rules as in the browser. */
import { z } from 'zod'
import { validationMessages } from '#messages/common.ts'
import { parseNumber } from '../text/typed-number.ts'
import { type FormField, fieldError, tidyField } from './form.ts'
import { readPrice } from './typed-amounts.ts'

/** A text that must be there, be it empty. */
export function formText(field: FormField) {
  return z
    .string({
      error: ({ input }) => (input === undefined ? validationMessages.required : validationMessages.text),
    })
    .overwrite((typed) => tidyField(field, typed))
    .superRefine(judgedBy(field))
    .meta({ maxLength: field.max })
}

/** A text that may be left out, which counts as empty. */
export function optionalText(field: FormField) {
  return formText(field).default('')
}

/** One of a few values, of a field whose rules name them; left out it is the first choice of the form. */
export function formChoice<Value extends string>(values: readonly Value[], choice: NoInfer<Value>) {
  return z.enum(values, { error: () => validationMessages.text }).default(choice)
}

/** A number, as a number or as it is typed ('2,400'); null when it is left out or empty. */
export function formNumber(field: FormField) {
  return readNumber(field, parseNumber)
}

/** Whole PKR, as a number or as they are typed ('50 lac', '90,000'); null when they are left out or empty. */
export function formAmount(field: FormField) {
  return readNumber(field, (typed) => readPrice(typed))
}

function readNumber(field: FormField, read: (typed: string) => number | undefined) {
  return z
    .union([z.string(), z.number()], { error: () => validationMessages.notANumber })
    .nullish()
    .transform((typed) => tidyField(field, String(typed ?? '')))
    .superRefine(judgedBy(field))
    .transform((typed) => read(typed) ?? null)
}

function judgedBy(field: FormField) {
  return (value: string, context: z.RefinementCtx) => {
    const message = fieldError(field, value)
    if (message) context.addIssue({ code: 'custom', message })
  }
}

/** The ID of a row of ours, as a number or as text of a form. */
export const rowId = z.coerce
  .number({ error: () => validationMessages.invalidId })
  .int({ error: () => validationMessages.invalidId })
  .positive({ error: () => validationMessages.invalidId })
  .max(2_147_483_647, { error: () => validationMessages.invalidId })

/** The same, null when it is left out or empty. */
export const optionalRowId = z
  .preprocess((sent) => (sent === '' || sent === null ? undefined : sent), rowId.optional())
  .transform((id) => id ?? null)
