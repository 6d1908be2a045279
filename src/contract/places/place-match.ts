/**
 * Finds cities and areas by typed text: 'g13' finds 'G-13', 'bahria twon' Bahria Town, 'گلبرگ' Gulberg,
 * 'phase 6 lahore' DHA Phase 6. The one matcher of every place box.
 */
import { editDistance } from '../text/edit-distance.ts'
import { plainWords } from './plain-words.ts'
import { soundOf } from './sound.ts'

/** The texts that a place is found by. */
export type PlaceText = {
  name: string
  /** Other spellings of the name or of words in it. */
  synonyms?: readonly string[]
  /** The places around it: its society, its city. */
  around?: readonly string[]
}

/** A place's text split up, for repeated comparison. */
export type PlaceKeys = {
  /** The name and its other spellings without their spaces. */
  solids: readonly string[]
  words: readonly Word[]
  around: readonly Word[]
}

type Word = { text: string; sound: string }
/** A word of the typed text; `slips` is the number of typos it may have. */
type Wanted = Word & { slips: number }

// A longer text is no place name: matching its words with typos is not worth the time.
const mostWithSlips = 6

/** How well a text fits, the best first. */
const ranks = { whole: 0, beginning: 1, inside: 2, words: 3, sound: 4 } as const

/** Up to this rank the typed text itself is in the name; beyond it, words are misspelt or elsewhere. */
export const writtenRank: number = ranks.inside

/** Splits up a place's text. */
export function placeKeys({ name, synonyms = [], around = [] }: PlaceText): PlaceKeys {
  const spellings = [name, ...synonyms].map(plainWords)
  return {
    solids: spellings.map((words) => words.join('')),
    words: distinct(spellings.flat()).map(asWord),
    around: distinct(around.flatMap(plainWords)).map(asWord),
  }
}

/**
 * The items that the typed text may mean, best first: those it names, those that begin with it, those that contain it,
 * those with every word (one typo allowed from four letters on, two from eight on), then those that sound like it.
 * Items that fit equally stay in their order; an empty text gives all of them.
 */
export function matchPlaces<Item>(
  items: readonly Item[],
  typed: string,
  keysOf: (item: Item) => PlaceKeys,
): readonly Item[] {
  return rankPlaces(items, typed, keysOf)
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}

/** The items that the typed text may mean, each with how well it fits: a smaller rank fits better. */
export function rankPlaces<Item>(
  items: readonly Item[],
  typed: string,
  keysOf: (item: Item) => PlaceKeys,
): { item: Item; rank: number }[] {
  const words = plainWords(typed)
  const slipsOf = words.length > mostWithSlips ? () => 0 : slipsIn
  const wanted = words.map((word) => ({ ...asWord(word), slips: slipsOf(word) }))
  const solid = asWord(wanted.map(({ text }) => text).join(''))
  if (wanted.length === 0) return items.map((item) => ({ item, rank: ranks.whole }))
  return items.flatMap((item) => {
    const rank = matchRank(keysOf(item), wanted, solid)
    return rank === undefined ? [] : [{ item, rank }]
  })
}

function matchRank(
  { solids, words, around }: PlaceKeys,
  wanted: readonly Wanted[],
  solid: Word,
): number | undefined {
  if (solids.includes(solid.text)) return ranks.whole
  if (solids.some((text) => text.startsWith(solid.text))) return ranks.beginning
  if (solids.some((text) => text.includes(solid.text))) return ranks.inside
  // 'lahore' alone does not mean every area of Lahore: a word of the name itself has to be there.
  const fits = (isMeant: (word: Wanted, part: Word) => boolean) =>
    wanted.some((word) => words.some((part) => isMeant(word, part))) &&
    wanted.every((word) => [...words, ...around].some((part) => isMeant(word, part)))
  if (fits(isWritten)) return ranks.words
  if (fits((word, part) => isWritten(word, part) || isHeard(word, part))) return ranks.sound
  return solids.some((text) => isHeard(solid, asWord(text))) ? ranks.sound : undefined
}

/** Whether the word is the beginning of the part, with a few typos at most. */
function isWritten({ text, slips }: Wanted, part: Word): boolean {
  if (part.text.startsWith(text)) return true
  for (let length = text.length - slips; slips > 0 && length <= text.length + slips; length += 1)
    if (editDistance(text, part.text.slice(0, length), slips) <= slips) return true
  return false
}

function slipsIn(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Fewer than three consonants say too little. */
function isHeard({ sound, text }: Word, part: Word): boolean {
  if (sound.length < 3) return false
  return part.sound === sound || (text.length > 4 && part.sound.startsWith(sound))
}

function asWord(text: string): Word {
  return { text, sound: soundOf(text) }
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)]
}
