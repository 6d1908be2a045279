import { validationMessages as messages } from './messages.ts'
import { isNumericPhone } from './phones.ts'

/** A rule of specification section 5: gives the message for a value it refuses, else undefined. Every rule but
 * `required` accepts an empty value, so that an optional field may stay empty. */
export type Rule = (value: string) => string | undefined

export const phoneNumberLength = { min: 10, max: 15 } as const
const genericPhoneLength = 7

export const required: Rule = (value) => (value ? undefined : messages.required)

export const number = rule((value) => Number.isFinite(Number(value)), messages.notANumber)

/** Local part, @, domain and an ending of 2 to 4 letters, in any case. */
export const email = rule(
  (value) => /^[^\s@"(),:;<>[\]\\]+@(?:[a-z\d-]+\.)+[a-z]{2,4}$/i.test(value),
  messages.email,
)

/** Letters of any script with their marks (and the joiners Urdu is typed with), spaces and dots, and at least
 * one letter (decision 7). */
export const text = rule(
  (value) => /^(?:[\p{L}\p{M} .]|\u200c|\u200d)*$/u.test(value) && /\p{L}/u.test(value),
  messages.text,
)

/** The generic phone rule: at least 7 characters of any kind. */
export const phone = rule((value) => value.length >= genericPhoneLength, messages.phone)

/** A number once its separators are taken away (decision 21). */
export const numericPhone = rule(isNumericPhone, messages.notANumber)

/** The field labelled Phone Number: 10 to 15 characters as typed. */
export const phoneNumber = rule(
  ({ length }) => length >= phoneNumberLength.min && length <= phoneNumberLength.max,
  messages.phone,
)

/** More than nothing, such as a size. */
export const positive = rule(
  (value) => Number.isFinite(Number(value)) && Number(value) > 0,
  messages.notANumber,
)

/** Digits alone, such as rupees or a count of rooms. */
export const wholeNumber = rule((value) => /^\d+$/.test(value), messages.notANumber)

/** One of the values that a form offers. */
export function oneOf(values: readonly string[]): Rule {
  return rule((value) => values.includes(value), messages.text)
}

function rule(accepts: (value: string) => boolean, message: string): Rule {
  return (value) => (value === '' || accepts(value) ? undefined : message)
}

/** The largest ID the database can hold. */
const maxPropertyId = 2_147_483_647

/**
 * The ID a visitor typed into the header's search: a whole number greater than 0 (section 5). Undefined means
 * that no search runs.
 */
export function parsePropertyId(typed: string): number | undefined {
  const id = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0
  return id > 0 && id <= maxPropertyId ? id : undefined
}
