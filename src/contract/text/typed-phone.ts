/** Phone numbers as people type them. */
import { toWesternDigits } from './digits.ts'

/** Too long: over 13 characters with a dash, over 11 without (S5.5). */
export function isPhoneTooLong(phone: string): boolean {
  return phone.length > (phone.includes('-') ? 13 : 11)
}

/** Spaces, dashes, brackets and dots, and the invisible marks that come along when a number is copied. */
const separators = /[\s\p{Cf}\p{Pd}.()[\]]/gu

/** How many digits a phone number has (D25). */
const digitCount = { min: 10, max: 15 } as const

/**
 * The digits of a phone as typed, once spaces, dashes, dots, brackets and one leading plus or 00 are taken away
 * (D21 and D25): '923001234567' for '+92 300 123-4567'. Urdu digits count like any other. Undefined when
 * anything else is left.
 */
function phoneDigits(phone: string): string | undefined {
  const bare = toWesternDigits(phone)
    .replace(separators, '')
    .replace(/^(?:\+|00)/, '')
  return /^\d+$/.test(bare) ? bare : undefined
}

/** Whether a phone as typed consists of digits and separators alone (D21). */
export function isNumericPhone(phone: string): boolean {
  return phoneDigits(phone) !== undefined
}

/** Whether a phone as typed has 10 to 15 digits, not counting a leading plus or 00 (D25). */
export function hasPhoneLength(phone: string): boolean {
  const { length } = phoneDigits(phone) ?? ''
  return length >= digitCount.min && length <= digitCount.max
}
