/** Where the pages of each language are: English at the addresses of the specification, Urdu below `/ur` (D36). */
import type { Language } from '#messages/language.ts'

const urdu = '/ur'

/** A page's path, with its query and hash, in a language: `/search?page=2` is `/ur/search?page=2` in Urdu. */
export function pathInLanguage(path: string, language: Language): string {
  return language === 'ur' ? urdu + path.replace(/^\/(?=[?#]|$)/, '') : path
}

/** The language of an address, and the address without it: `/ur` is `/` in Urdu. */
export function splitLanguage(target: string): { language: Language; target: string } {
  const after = target.startsWith(urdu) ? target.slice(urdu.length) : undefined
  if (after === undefined || !/^(?:[/?#]|$)/.test(after)) return { language: 'en', target }
  return { language: 'ur', target: after.startsWith('/') ? after : `/${after}` }
}

/** The language that a call to the API asks for. */
export function languageFromHeader(acceptLanguage: string | undefined): Language {
  return acceptLanguage !== undefined && /^ur\b/i.test(acceptLanguage) ? 'ur' : 'en'
}

/** The language of an address of the site. */
export const pathLanguage = (target: string): Language => splitLanguage(target).language
