/** Numbers as people type them. */
import { toWesternDigits } from './digits.ts'
import { toUrduLetters } from './urdu-letters.ts'

/** The text in lower case, with Western digits, points, commas, single spaces and Urdu letters. */
export function plainNumberText(text: string): string {
  return toUrduLetters(toWesternDigits(text))
    .replaceAll('٫', '.')
    .replace(/[٬،]/g, ',')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** Digits, plain or in groups with commas as in the West or in Pakistan, and a decimal part. */
const numberPattern = /^(?:(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?|\.\d+)$/

/**
 * Reads a number: '2,400', '90,000', '1,50,000', '7.5', '۱۰'. Undefined when the text is anything else, such as
 * '1e3', '-5' or '10 or so'.
 */
export function parseNumber(text: string): number | undefined {
  const plain = plainNumberText(text)
  return numberPattern.test(plain) ? Number(plain.replaceAll(',', '')) : undefined
}
