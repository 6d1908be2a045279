import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone as typed in E.164 ('+923001234567'), a number without a country code being Pakistani (D8).
 * Null when it is no number that any network could have.
 */
export function toE164(phone: string): string | null {
  const known = lately.get(phone)
  if (known !== undefined) return known
  const parsed = parsePhoneNumberFromString(phone, 'PK')
  const number = parsed?.isValid() ? parsed.number : null
  if (lately.size >= mostLately) lately.clear()
  lately.set(phone, number)
  return number
}

// Counting, storing and announcing a form look up the same phone within moments.
const lately = new Map<string, string | null>()
const mostLately = 500
