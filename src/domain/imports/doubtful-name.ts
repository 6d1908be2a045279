import { hideWebsites } from '#contract/content/html.ts'
import { toWesternDigits } from '#contract/text/digits.ts'

/** Letters, digits and the punctuation that names of places have (D27). */
const ordinary = /^[\p{L}\p{M}\p{N}\p{Zs}\u200c.,:;!?'’‘"“”()/&+#°º·–—-]+$/u

/**
 * Whether a name is more likely something else than a place: markup, an address, a phone number. An area of such a name
 * would be public as soon as it is made.
 */
export function isDoubtful(name: string): boolean {
  const digits = toWesternDigits(name).replace(/[\s().+-]/g, '')
  return !ordinary.test(name) || hideWebsites(name) !== name || /\d{7}/.test(digits)
}
