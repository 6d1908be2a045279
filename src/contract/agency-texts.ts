import { agency } from '#agency'
import { currentLanguage } from '#messages/language.ts'

/** What the agency says of itself, in the language at hand; in English where it has no Urdu. */
export function agencyText(name: keyof typeof agency.urdu): string {
  return (currentLanguage() === 'ur' && agency.urdu[name]) || agency[name]
}
