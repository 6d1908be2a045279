/** Who sends a form: what the request says of it beside the form's own fields. */
import { ageField, type FormSigns, solutionField, trapField } from '#contract/forms/form-signals.ts'
import type { Sender } from '#domain/spam-protection/guard.ts'

/** The server writes it over whatever came from outside. */
export const addressHeader = 'x-visitor-address'

/** The server writes it on what its own pages send on; from outside it never comes through. */
export const postedHeader = 'x-posted-form'

const signNames = [trapField, ageField, solutionField] as const

/** `fields` are those of the body as they came; every form has its phone under the same name. */
export function senderOf(request: Request, fields: object): Sender {
  return {
    address: request.headers.get(addressHeader) ?? undefined,
    phone: textOf(fields, 'phone'),
    isPosted: request.headers.has(postedHeader),
    signs: Object.fromEntries(signNames.map((name) => [name, textOf(fields, name)])) satisfies FormSigns,
  }
}

function textOf(fields: object, name: string): string | undefined {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
