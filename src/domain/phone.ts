import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone as typed in E.164 ('+923001234567'), a number without a country code being Pakistani (decision 8).
 * Null when it is no number that any network could have.
 */
export function toE164(phone: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, 'PK')
  return parsed?.isValid() ? parsed.number : null
}
