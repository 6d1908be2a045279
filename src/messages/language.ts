/** The language in which the work at hand speaks. In a bundle, which speaks one, it is a constant (vite-plugin.ts). */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './languages.ts'

export type { Language } from './languages.ts'

const spoken = new AsyncLocalStorage<Language>()

/** The language of the request or email at hand; English outside of both. */
export function currentLanguage(): Language {
  return spoken.getStore() ?? 'en'
}

/** Runs `work` so that every text it takes from the catalogues is in `language`. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work)
}
