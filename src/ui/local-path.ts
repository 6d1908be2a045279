import { pathInLanguage } from '#contract/language-paths.ts'
import { currentLanguage } from '#messages/language.ts'

/** A page's path in the language that is shown, for addresses that the router does not write. */
export const localPath = (path: string): string => pathInLanguage(path, currentLanguage())
