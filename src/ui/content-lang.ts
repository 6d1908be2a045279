import { isRightToLeft } from './reading-direction.ts'

/**
 * The `lang` of content on a page of the other language, such as a description that has no Urdu yet: by its letters,
 * because a record does not say which of its two texts was answered. Nothing where it is in the page's own.
 */
export function contentLang(text: string): 'en' | 'ur' | undefined {
  const hasUrdu = /\p{Script=Arabic}/u.test(text)
  if (isRightToLeft()) return !hasUrdu && /\p{Script=Latin}/u.test(text) ? 'en' : undefined
  return hasUrdu && !/\p{Script=Latin}/u.test(text) ? 'ur' : undefined
}
