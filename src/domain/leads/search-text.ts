/** The words that leads are found by: all words of the form, without accents, in lower case. */

const longestWord = 60

/** Each word once, only letters and digits. */
export function tokenize(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...new Set((plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord)))]
}

/** A phone as people type it from memory: with and without the country code, with and without the zero. */
export function wordsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '')
  const national = digits.replace(/^(?:0?0?92|0)/, '')
  return digits === '' ? [] : [...new Set([digits, national, `0${national}`, `92${national}`])]
}

/**
 * The text of a tsquery: every word, each as a prefix; undefined when the text has no word. A single letter
 * is matched as a whole word, such as the sector of 'G 13': as a prefix it would match far too much, and cost
 * a fifth of a second.
 */
export function wordsQuery(text: string): string | undefined {
  const words = looksLikePhone.test(text.trim()) ? [text.replace(/\D/g, '')] : tokenize(text)
  if (words.length === 1 && words[0]?.length === 1) return `'${words[0]}'`
  return words.length === 0 ? undefined : words.map((word) => `'${word}':*`).join(' & ')
}

const looksLikePhone = /^\+?[\d\s()-]{6,}$/
