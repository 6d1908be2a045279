/** The languages of the site, and the one in which the work at hand speaks. */
import { AsyncLocalStorage } from 'node:async_hooks'

/** English is at the addresses of the specification, Urdu below `/ur` (D36). */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

const spoken = new AsyncLocalStorage<Language>()

/** The language of the request or email at hand; English outside of both. */
export function currentLanguage(): Language {
  return spoken.getStore() ?? 'en'
}

/** Runs `work` so that every text it takes from the catalogues is in `language`. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work)
}
