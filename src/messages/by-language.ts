/** Catalogues where one process speaks both languages: each text is said in the language of the work at hand. */
import { compileMessage } from './compile-message.ts'
import { currentLanguage, type Language } from './language.ts'
import { messageFunction } from './message-function.ts'
import type { Source, Texts } from './message-types.ts'

/** The texts of a catalogue in all languages. What Urdu lacks is said in English. */
export function byLanguage<const English extends Source>(sources: {
  en: English
  ur: Source
}): Texts<English> {
  return group(sources.en, sources.ur) as Texts<English>
}

function group(en: Source, ur: Source): object {
  const texts = {}
  for (const [key, english] of Object.entries(en)) {
    const urdu = ur[key]
    const property =
      typeof english === 'string'
        ? { get: speaker(english, typeof urdu === 'string' ? urdu : undefined) }
        : { value: group(english, typeof urdu === 'object' ? urdu : {}) }
    Object.defineProperty(texts, key, { enumerable: true, ...property })
  }
  return texts
}

/** Compiles a message when it is said for the first time. */
function speaker(en: string, ur?: string) {
  const said: Partial<Record<Language, string | ReturnType<typeof messageFunction>>> = {}
  return () => {
    const language = ur === undefined ? 'en' : currentLanguage()
    said[language] ??= say(language === 'ur' && ur !== undefined ? ur : en, language)
    return said[language]
  }
}

function say(message: string, language: Language) {
  const compiled = compileMessage(message, language)
  return typeof compiled === 'string' ? compiled : messageFunction(compiled, language)
}
