import { type Agency, agency as ours } from '#agency'
import { currentLanguage } from '#messages/language.ts'

/** A text of the agency in the current language; in English where it has no Urdu. */
export function agencyText(name: keyof Agency['urdu'], agency: Agency = ours): string {
  return (currentLanguage() === 'ur' && agency.urdu[name]) || agency[name]
}
