/** By what a person is known: phones, e-mail addresses and references, and how each is found in a text. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { emailPattern } from '#contract/forms/validation.ts'
import { normaliseReference } from '#contract/leads/reference.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import { hasPhoneLength } from '#contract/text/typed-phone.ts'
import { recordErrors as t } from '#messages/admin.ts'
import { Invalid } from '../errors.ts'
import { toE164 } from '../phone.ts'

/** Phones in E.164, or as digits when no network has the number; e-mail addresses in small letters. */
export type Identifiers = { phones: Set<string>; emails: Set<string>; references: Set<string> }

export function noIdentifiers(): Identifiers {
  return { phones: new Set(), emails: new Set(), references: new Set() }
}

/**
 * Reads what staff typed: an e-mail address, a reference such as 'ag 7k2m 4pxq', or a phone in any form.
 * @throws Invalid for anything else
 */
export function readIdentifier(typed: string): Identifiers {
  const found = noIdentifiers()
  const reference = /[a-z]/i.test(typed) ? normaliseReference(typed) : undefined
  if (emailPattern.test(typed)) found.emails.add(typed.toLowerCase())
  else if (reference) found.references.add(reference)
  else if (hasPhoneLength(typed)) found.phones.add(phoneKey(typed))
  else throw new Invalid({ who: t.privacyWho })
  return found
}

/** A phone as it is compared: its E.164 form, or its digits alone. */
export function phoneKey(phone: string): string {
  return toE164(phone) ?? toWesternDigits(phone).replace(/\D/g, '')
}

/**
 * Returns a regular expression of PostgreSQL, without regard to case, that finds any of the identifiers in a text,
 * phones however they are written; undefined when there are none.
 */
export function patternOf({ phones, emails, references }: Identifiers): string | undefined {
  const all = [
    ...[...phones].flatMap(phonePattern),
    ...[...emails].map((email) => `(?<![a-z0-9._%+-])${escaped(email)}(?![a-z0-9-]|\\.[a-z0-9])`),
    ...[...references].map(escaped),
  ]
  return all.length === 0 ? undefined : all.join('|')
}

const gap = '[^0-9A-Za-z]{0,3}'

/**
 * '0300 1234567', '+92-300-1234567', '(0300) ۱۲۳۴۵۶۷' alike, and nothing that continues with another digit.
 */
function phonePattern(phone: string): string[] {
  const parsed = parsePhoneNumberFromString(phone, 'PK')
  const [digits, code] = parsed?.isValid()
    ? [parsed.nationalNumber, parsed.countryCallingCode]
    : [phone.replace(/\D/g, ''), '']
  if (digits.length < leastDigits) return []
  const country = code && `(?:${spelled(code)}${gap})?`
  return [`(?<![0-9])[+(]{0,2}(?:00)?${country}(?:${spelled('0')}${gap})?${spelled(digits)}(?![0-9])`]
}

const leastDigits = 7

/** The digits with up to three other signs between them, each in Western, Arabic or Urdu script. */
function spelled(digits: string): string {
  return Array.from(
    digits,
    (digit) => `[${digit}${'٠١٢٣٤٥٦٧٨٩'[Number(digit)]}${'۰۱۲۳۴۵۶۷۸۹'[Number(digit)]}]`,
  ).join(gap)
}

function escaped(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, (sign) => `\\${sign}`)
}
