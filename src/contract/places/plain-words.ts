import { toWesternDigits } from '../text/digits.ts'
import { toUrduLetters } from '../text/urdu-letters.ts'

/** Normalises Urdu letters that names are written with in several ways. */
const sameLetters: Readonly<Record<string, string>> = { ے: 'ی', ة: 'ہ', ۃ: 'ہ', ں: 'ن' }

/**
 * The words of a text as names and searches compare them: lower case, without accents and apostrophes, Urdu letters and
 * digits in one spelling, split at everything that is neither letter nor digit.
 */
export function plainWords(text: string): string[] {
  const lower = text.toLowerCase()
  // Nearly all titles are plain ASCII, and a million of them are read at the start.
  if (isAscii(lower)) return lower.replaceAll("'", '').match(/[a-z0-9]+/g) ?? []
  const plain = toUrduLetters(toWesternDigits(lower).normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}'’`]/gu, '')
    .replace(/[ےةۃں]/g, (letter) => sameLetters[letter] ?? letter)
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function isAscii(text: string): boolean {
  for (let place = 0; place < text.length; place++) if (text.charCodeAt(place) > 0x7f) return false
  return true
}
