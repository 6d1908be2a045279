/** The definition of a form of the site: what it accepts, what its fields are called, how it is sent. */
import { type FormField, formErrors } from '#contract/forms/form.ts'
import type { ToastFeature } from '#contract/forms/messages.ts'
import type { RequestKind } from '#contract/leads/next-steps.ts'
import type { CallInput } from '#ui/api.ts'

export type Values<Name extends string> = Record<Name, string>

/** Sent along with a form's values: the key that prevents storing it twice, and the signals of its sender. */
export type Sending = Pick<CallInput<'inquiry'>, 'idempotencyKey' | 'signs'>

export type SiteForm<Name extends string, Receipt, Kind extends RequestKind | undefined = RequestKind> = {
  /** Tells the forms of one page apart, and their drafts. */
  id: string
  /** What each field accepts: the fields of the contract. */
  fields: Readonly<Record<Name, FormField>>
  /** What each field is called, at the field and in the summary of errors. */
  labels: Readonly<Values<Name>>
  /** Decides the text about the next steps. Undefined for a form that is no request to the agency. */
  kind: Kind
  /** The feature whose toasts report the result. */
  feature: ToastFeature
  /** The next page says that it was sent: a toast would repeat it. */
  hasPageAfter?: boolean
  /** Errors between fields that are each valid. */
  check?: (values: Values<Name>) => Partial<Values<Name>>
  /** Sends the tidied values, from the browser or for a visitor without JavaScript. */
  send: (values: Values<Name>, sending: Sending) => Promise<Receipt>
}

/** A form whose answer is the reference number that a visitor may quote. */
export type LeadForm<Name extends string> = SiteForm<Name, { reference: string }>

/** The first message for each field that keeps a form from being sent. */
export function fieldErrors<Name extends string>(
  form: Pick<SiteForm<Name, unknown>, 'fields' | 'check'>,
  values: Values<Name>,
): Partial<Values<Name>> {
  return { ...form.check?.(values), ...formErrors<Name>(form.fields, values) }
}

/** A form's names, in the order of its fields. */
export function fieldNames<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  // Object.keys loses the types of the names; the record has exactly these.
  return Object.keys(fields) as Name[]
}

/** A text for every field of a form. */
export function formValues<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  value: (name: Name) => string,
): Values<Name> {
  // Built from every name of the record, which is what the type says.
  return Object.fromEntries(fieldNames(fields).map((name) => [name, value(name)])) as Values<Name>
}

/** Only messages of fields that this form has; the toast shows the others. */
export function fieldMessages<Name extends string>(
  fields: Readonly<Record<Name, unknown>>,
  messages: Readonly<Record<string, string | undefined>>,
): Partial<Values<Name>> {
  const found: Partial<Values<Name>> = {}
  for (const name of fieldNames(fields)) {
    const message = messages[name]
    if (message) found[name] = message
  }
  return found
}
