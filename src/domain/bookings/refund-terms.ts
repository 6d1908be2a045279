import { bookingTerms } from '#agency'
import { currentLanguage } from '#messages/language.ts'

/** Returns what the agency pays back, and when, in the current language; in English where it has no Urdu. */
export function refundTerms(): string {
  const { english, urdu } = bookingTerms.refunds
  return (currentLanguage() === 'ur' && urdu) || english
}
