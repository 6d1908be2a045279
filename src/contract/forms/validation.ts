import { validationMessages as messages } from '#messages/common.ts'
import { hasPhoneLength, isNumericPhone } from '../text/typed-phone.ts'

/** A rule of S5.2: gives the message for a value it refuses, else undefined. Every rule but
 * `required` accepts an empty value, so that an optional field may stay empty. */
export type Rule = (value: string) => string | undefined

const genericPhoneLength = 7

export const required: Rule = (value) => (value ? undefined : messages.required)

export const number = rule(
  (value) => Number.isFinite(Number(value)),
  () => messages.notANumber,
)

/**
 * HTML's own rule for an address, with a last label of two letters or more, however long (D26). The part
 * before the @ may be written in any script. A top-level domain of another script has its `xn--` form.
 */
export const emailPattern =
  /^[\p{L}\p{M}\d.!#$%&'*+/=?^_`{|}~-]+@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d-]{0,58}[A-Za-z\d])$/u

export const email = rule(
  (value) => emailPattern.test(value),
  () => messages.email,
)

/** Letters of any script with their marks (and the joiners Urdu is typed with), spaces and dots, and at least
 * one letter (D7). No field that names a place has it: those follow `place` (D27). */
export const text = rule(
  (value) => /^(?:[\p{L}\p{M} .]|\u200c|\u200d)*$/u.test(value) && /\p{L}/u.test(value),
  () => messages.text,
)

/** The name of a place: letters of any script, digits, spaces and ordinary punctuation, such as 'G-16/2', 'DHA
 * Phase 6' or 'Plot #12, Main Blvd. (Gulberg 3)', and at least one letter or digit (D27). */
export const place = rule(
  (value) =>
    /^(?:[\p{L}\p{M}\p{N}\p{Pd}\s.,'’‘"“”،۔:;&/#+()]|\u200c|\u200d)*$/u.test(value) &&
    /[\p{L}\p{N}]/u.test(value),
  () => messages.text,
)

/** The generic phone rule: at least 7 characters of any kind. */
export const phone = rule(
  (value) => value.length >= genericPhoneLength,
  () => messages.phone,
)

/** Digits alone once its separators are taken away (D21). */
export const numericPhone = rule(isNumericPhone, () => messages.notANumber)

/** The field labelled Phone Number: 10 to 15 digits (D25). */
export const phoneNumber = rule(hasPhoneLength, () => messages.phone)

/** One of the values that a form offers. */
export function oneOf(values: readonly string[]): Rule {
  return rule(
    (value) => values.includes(value),
    () => messages.text,
  )
}

/** A rule that refuses with `message` what it does not accept; an empty value is always accepted. */
export function rule(accepts: (value: string) => boolean, message: () => string): Rule {
  return (value) => (value === '' || accepts(value) ? undefined : message())
}
