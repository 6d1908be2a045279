import { plainWords } from '#contract/places/plain-words.ts'

/** The words a title or a name is found by: 'Sector E-11/2' by sector, e, 11, 2 and also by e11. */
export function tokenize(text: string): string[] {
  const words = plainWords(text)
  for (let place = words.length - 1; place > 0; place--) {
    const sector = sectorName(words[place - 1] ?? '', words[place] ?? '')
    if (sector) words.push(sector)
  }
  return words
}

/** 'e' and '11' are the sector 'e11'; anything else is none. */
export function sectorName(letter: string, number: string): string | undefined {
  if (letter.length !== 1 || number.length > 2) return undefined
  return /^[a-z]$/.test(letter) && /^\d+$/.test(number) ? letter + number : undefined
}

const small = new Set('a an and at by for from in is near of on or the to with'.split(' '))

/** Whether a word says nothing about a property. */
export function isStopWord(word: string): boolean {
  return small.has(word)
}
