/**
 * The words of a text as a search compares them: lower case, without accents and apostrophes, split at
 * everything that is neither letter nor digit.
 */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words a title or a name is found by, each once: 'Sector E-11/2' by sector, e, 11, 2 and also by e11. */
export function indexedWords(text: string): Set<string> {
  const words = plainWords(text)
  const found = new Set(words)
  for (const [place, word] of words.entries()) {
    const sector = sectorName(word, words[place + 1])
    if (sector) found.add(sector)
  }
  return found
}

/** 'e' and '11' are the sector 'e11'; anything else is none. */
export function sectorName(letter: string, number: string | undefined): string | undefined {
  return number !== undefined && /^[a-z]$/.test(letter) && /^\d{1,2}$/.test(number)
    ? letter + number
    : undefined
}

const small = new Set('a an and at by for from in is near of on or the to with'.split(' '))

/** Whether a word says nothing about a property. */
export function isSmallWord(word: string): boolean {
  return small.has(word)
}
