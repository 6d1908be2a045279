import { ownTexts } from '#agency-texts'
import { byLanguage } from './by-language.ts'
import type { Source, Texts, Translation } from './message-types.ts'
import { overlay } from './overlay.ts'

/** A catalogue in both languages, with the agency's own texts in it. */
export function catalogue<const English extends Source>(
  en: English,
  ur: Translation<English>,
): Texts<English> {
  return byLanguage({ en: overlay(en, own(en, 'en')), ur: overlay(ur, own(ur, 'ur')) })
}

/** A catalogue in English alone, with the agency's own texts in it. */
export function englishCatalogue<const English extends Source>(en: English): Texts<English> {
  return byLanguage({ en: overlay(en, own(en, 'en')), ur: {} })
}

/** Of the agency's texts those of this catalogue. */
function own(catalogue: Source, language: 'en' | 'ur'): Source {
  const texts: Source = ownTexts[language]
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name in catalogue))
}
