/** The sender of a form: what the request itself says about them, beside the form's own fields. */
import { ageField, type FormSigns, solutionField, trapField } from '#contract/forms/form-signals.ts'
import type { Sender } from '#domain/spam-protection/index.ts'

/** The server overwrites any value that came from outside. */
export const addressHeader = 'x-visitor-address'

/** The server sets it on forms that its own pages pass on, and drops it from outside requests. */
export const postedHeader = 'x-posted-form'

const signNames = [trapField, ageField, solutionField] as const

/** `fields` are those of the body as they came; every form has its phone under the same name. */
export function readSender(request: Request, fields: object): Sender {
  return {
    address: request.headers.get(addressHeader) ?? undefined,
    phone: readText(fields, 'phone'),
    isPosted: request.headers.has(postedHeader),
    signs: Object.fromEntries(signNames.map((name) => [name, readText(fields, name)])) satisfies FormSigns,
  }
}

function readText(fields: object, name: string): string | undefined {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
