/** Phone numbers as they are shown and called; `typed-phone.ts` judges what is typed. */
import { toWesternDigits } from './digits.ts'

/** Taken off the front of a Pakistani number, the first that fits (S5.5). */
const prefixes = ['+920', '+92', '920', '92', '0']

/** The phone without its leading +920, +92, 920, 92 or 0, in that order of precedence (S5.5). */
export function trimPhone(phone: string): string {
  const prefix = prefixes.find((candidate) => phone.startsWith(candidate))
  return prefix ? phone.slice(prefix.length) : phone
}

/**
 * The digits a phone network dials from abroad, country code first: '923001234567' for '0300 1234567'. A
 * number that starts with neither + nor 00 is taken for a Pakistani one.
 */
function internationalDigits(phone: string): string {
  const bare = toWesternDigits(phone)
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  const isForeign = bare.startsWith('+') && !bare.startsWith('+92')
  return isForeign ? bare.slice(1) : `92${trimPhone(bare)}`
}

/** A tel: link that works from any country. */
export function telLink(phone: string): string {
  return `tel:+${internationalDigits(phone)}`
}

/** A link that opens a WhatsApp chat with the number and the text already written. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(text)}`
}

/** Opens WhatsApp with the text, for whomever its sender chooses there. */
export const whatsAppShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`

/** Area codes of two digits; the other Pakistani area codes have three. */
const twoDigitAreaCodes = /^(?:21|22|25|4[0-24-9]|5[1-35-7]|6[1-8]|71|74|81|86|91)/

/**
 * A phone for people to read: '+92 300 1234567' (mobile), '+92 51 111 000 222' (universal number),
 * '+92 51 2345678', '+92 992 345678'. A foreign or unusual number stays as it was written.
 */
export function formatPhone(phone: string): string {
  const digits = internationalDigits(phone)
  const national = digits.slice(2)
  if (!digits.startsWith('92') || national.length < 9 || national.length > 11) return phone
  const codeLength = twoDigitAreaCodes.test(national) ? 2 : 3
  const code = national.slice(0, codeLength)
  const line = national.slice(codeLength).replace(/^(111)(\d{3})(\d{3})$/, '$1 $2 $3')
  return `+92 ${code} ${line}`
}
