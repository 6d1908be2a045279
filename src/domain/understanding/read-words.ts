import { plainWords } from '#contract/places/plain-words.ts'
import { toWesternDigits } from '#contract/text/digits.ts'
import { parseNumber } from '#contract/text/typed-number.ts'
import { usualSpelling } from '../trade/index.ts'

/** A word or a number of a query. */
export type Word = {
  /** As words are compared: lower case, place words in their usual spelling. */
  text: string
  /** As it was typed. */
  typed: string
  /** The text between it and the word before. */
  gap: string
  number: number | undefined
  /** Whether a plus sign follows: '10 marla+'. */
  hasPlus: boolean
}

const wordOrNumber = /\d+(?:[,٬،]\d{2,3})*(?:[.٫]\d+)?|\p{L}[\p{L}\p{M}\p{Cf}'’`]*/gu
/** Gulberg III is Gulberg 3. */
const romanNumbers: Readonly<Record<string, string>> = { ii: '2', iii: '3', iv: '4', vi: '6' }

/** The words and numbers of a query; letters and digits written together ('10marla', 'g13') come apart. */
export function readWords(text: string): Word[] {
  const western = toWesternDigits(text)
  let end = 0
  const words = Array.from(western.matchAll(wordOrNumber), (match) => {
    const [found] = match
    const gap = western.slice(end, match.index)
    end = match.index + found.length
    const number = /^\d/.test(found) ? parseNumber(found) : undefined
    const plain = plainWords(found).join('')
    const said = number === undefined ? (romanNumbers[plain] ?? plain) : String(number)
    const hasPlus = /^\s?\+/.test(western.slice(end))
    return {
      text: said,
      typed: text.slice(match.index, end),
      gap,
      number: number ?? parseNumber(said),
      hasPlus,
    }
  })
  return withSectors(inUsualSpelling(words))
}

/** The words of a name or a phrase, for comparing them with those of a query. */
export function wordsOf(name: string): string[] {
  return readWords(name).map(({ text }) => text)
}

/** 'پی ای سی ایچ ایس' is PECHS. */
const longestPhrase = 5

/** 'ڈی ایچ اے' and 'defence' become 'dha', 'pindi' becomes 'rawalpindi'. */
function inUsualSpelling(words: readonly Word[]): Word[] {
  const said: Word[] = []
  for (let at = 0; at < words.length; ) {
    const { length, text } = longestSpelling(words, at)
    said.push(length === 0 ? lone(words, at) : { ...merged(words.slice(at, at + length)), text })
    at += Math.max(length, 1)
  }
  return said
}

function longestSpelling(words: readonly Word[], at: number): { length: number; text: string } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const text = usualSpelling(phrase.map((word) => word.text).join(' '))
    if (text !== undefined) return { length, text }
  }
  return { length: 0, text: '' }
}

/** Whether a letter after it is a letter, and no word: 'Block K'. */
export function isDesignator(word: string): boolean {
  return word === 'block' || word === 'sector' || word === 'precinct'
}

/** A letter's name counts as the letter beside a number or a block: 'جی 13', 'بلاک ایچ'. */
function lone(words: readonly Word[], at: number): Word {
  const word = words[at] ?? noWord
  const before = usualSpelling(words[at - 1]?.text ?? '') ?? words[at - 1]?.text ?? ''
  const isBesideNumber = words[at + 1]?.number !== undefined || words[at - 1]?.number !== undefined
  const letter = isDesignator(before) || isBesideNumber ? letterNamed(word) : undefined
  return letter ? { ...word, text: letter } : word
}

const noWord: Word = { text: '', typed: '', gap: '', number: undefined, hasPlus: false }

const letterNames = new Map(
  'a:اے b:بی c:سی d:ڈی e:ای f:ایف g:جی h:ایچ i:آئی j:جے k:کے l:ایل m:ایم n:این p:پی s:ایس'
    .split(' ')
    .map((pair) => [pair.slice(2), pair.slice(0, 1)] as const),
)

/** As it was typed: 'سی' is a letter, 'سے' is 'from'. */
function letterNamed({ typed }: Word): string | undefined {
  return letterNames.get(typed.normalize('NFC').replace(/[يى]/g, 'ی'))
}

/** 'e', '11' is the sector 'e11', unless the letter is a block's. */
function withSectors(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const letter = joined.at(-1)
    const isSector =
      letter !== undefined &&
      /^[b-i]$/.test(letter.text) &&
      /^\d{1,2}$/.test(word.text) &&
      /^[\s-]?$/.test(word.gap) &&
      !isDesignator(joined.at(-2)?.text ?? '') &&
      joined.at(-2)?.number === undefined
    if (isSector) joined.splice(-1, 1, { ...merged([letter, word]), text: letter.text + word.text })
    else joined.push(word)
  }
  return joined
}

function merged(words: readonly Word[]): Word {
  const typed = words.map(({ typed, gap }, at) => (at === 0 ? typed : gap + typed)).join('')
  return { ...noWord, typed, gap: words[0]?.gap ?? '', hasPlus: words.at(-1)?.hasPlus ?? false }
}
