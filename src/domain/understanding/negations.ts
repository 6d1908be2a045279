/** What a query says that is not wanted: 'without basement', 'gas nahi', 'DHA ke ilawa'. */
import type { Word } from './read-words.ts'
import { PhraseSet, type Stretch, textOf } from './stretches.ts'

const before = new PhraseSet(
  'no|not|non|without|with no|not in|not on|not for|but not|except|except for|excluding|exclude|other than|apart from|avoid|dont want|dont need|do not want|do not need|dont show|not want|not interested in|not looking for|not need',
  'bina|bena|baghair|bagair|beghair|siwaye|siwae|بغیر|بنا|سوائے|ماسوائے',
)
const behind = new PhraseSet(
  'nahi|nahin|nhi|nai|nahee|nahi chahiye|nahi chahie|nahin chahiye|nhi chahiye|nahi chaiye|nhi chaiye|nahi hona chahiye|nahi ho|nahin ho|nhi ho|na ho|na hon|na hu|naa ho|na chahiye',
  'ke baghair|k baghair|kay baghair|ke bagair|k bagair|kay bagair|ke begair|baghair|bagair|ke bina|k bina|kay bina|ke ilawa|k ilawa|kay ilawa|ke elawa|k elawa|ke alawa|k alawa|ke siwa|k siwa|kay siwa|ke siwaye|chor kar|chor ke|chhor kar|chhor ke|excluded|not required|not needed|not allowed',
  'نہیں|نہیں چاہیے|نہیں چاہئے|نہیں ہونا چاہیے|نہیں ہو|نہ ہو|نہ ہوں|نا ہو|کے بغیر|بغیر|کے بنا|کے علاوہ|کے سوا|چھوڑ کر',
)
/** Words between a negation and what follows it, and between what stands before it and the negation. */
const fillers = new PhraseSet('a|an|any|the|in|on|of|for|with|having|koi|kisi|کوئی|کسی')
const between = new PhraseSet(
  'a|an|any|the|in|on|of|for|with|having|koi|kisi|bhi|mein|main|me|par|ka|ki|ke|wala|wali|wale|ho|کوئی|کسی|بھی|میں|پر|کا|کی|کے|والا|والی|والے',
)
/** Words that let a negation go on: 'without lift or basement'. */
const further = new PhraseSet('or|nor|and|ya|aur|یا|اور')
/** Verbs of what is wanted, before which a negation says the same of what stands before them. */
const wanted = new PhraseSet('chahiye|chahie|chaiye|chahye|lena|leni|chahta|chahti|چاہیے|چاہئے|لینا|لینی')

/** What the words around a negation mean. */
export type Surroundings = {
  /** Where the phrase or the amount that begins there ends; undefined when nothing known begins there. */
  endOf: (start: number) => number | undefined
  /** The same for a feature or a flag alone. */
  endOfTrait: (start: number) => number | undefined
  /** Where the phrase or the amount that ends there begins. */
  startOf: (end: number) => number | undefined
  /** Whether the word is of a name of a place. */
  isOfPlace: (at: number) => boolean
  /** Whether the word is a city: 'not in DHA Lahore' is elsewhere in Lahore. */
  isCity: (at: number) => boolean
  /** Whether the word says something already with the ones beside it: 'not more than 5 marla', 'not furnished'. */
  isBound: (at: number) => boolean
}

/** Every stretch of the words that is negated, with its negation. */
export function negatedStretches(words: readonly Word[], around: Surroundings): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < words.length; ) {
    const stretch = around.isBound(at)
      ? undefined
      : (negatedBefore(words, at, around) ??
        negatedBehind(words, at, { around, floor: found.at(-1)?.end ?? 0 }))
    if (stretch) found.push(stretch)
    at = Math.max(stretch?.end ?? 0, at + 1)
  }
  return found
}

/** 'DHA ke ilawa': the words before it. */
function negatedBehind(
  words: readonly Word[],
  at: number,
  { around, floor }: { around: Surroundings; floor: number },
): Stretch | undefined {
  const end = behind.endAt(words, at)
  if (end === undefined || at === floor) return undefined
  let last = at
  while (around.startOf(last) === undefined) {
    const filler = between.startBefore(words, last) ?? wanted.startBefore(words, last)
    if (filler === undefined || filler < floor) break
    last = filler
  }
  if (last === floor) return { start: at, end }
  const start =
    around.startOf(last) ?? placeStart(last, floor, around) ?? ownedStart(words, last, { around, floor })
  const first = between.startBefore(words, start)
  return { start: Math.max(first !== undefined && isAny(words, first) ? first : start, floor), end }
}

function isAny(words: readonly Word[], at: number): boolean {
  return ['koi', 'any', 'no', 'کوئی', 'کویی'].includes(words[at]?.text ?? '')
}

/** 'gas ka connection': what a single word belongs to is negated with it. */
function ownedStart(
  words: readonly Word[],
  end: number,
  { around, floor }: { around: Surroundings; floor: number },
): number {
  const own = end - 1
  const isOwned = own - 1 > floor && /^(?:ka|ki|ke|کا|کی)$/.test(words[own - 1]?.text ?? '')
  return isOwned ? (around.startOf(own - 1) ?? own) : own
}

function placeStart(end: number, floor: number, { isOfPlace, isCity }: Surroundings): number | undefined {
  let start = end
  while (start > floor && isOfPlace(start - 1) && (start === end || !isCity(start - 1))) start--
  return start < end ? start : undefined
}

/** 'without basement': the words after it. */
function negatedBefore(words: readonly Word[], at: number, around: Surroundings): Stretch | undefined {
  const after = before.endAt(words, at)
  if (after === undefined) return undefined
  // 'House no 5' is a number, and 'baghair' may stand behind.
  if (words[at]?.text === 'no' && words[after]?.number !== undefined) return undefined
  let start = after
  for (let next = fillers.endAt(words, start); next !== undefined; next = fillers.endAt(words, start))
    start = next
  if (start >= words.length)
    return behind.has(textOf(words, at, after)) ? undefined : { start: at, end: after }
  let end = around.endOf(start) ?? placeEnd(words, start, around) ?? start + 1
  for (let next = further.endAt(words, end); next !== undefined; next = further.endAt(words, end)) {
    const more = around.endOfTrait(next)
    if (more === undefined) break
    end = more
  }
  return { start: at, end }
}

function placeEnd(
  words: readonly Word[],
  start: number,
  { isOfPlace, isCity }: Surroundings,
): number | undefined {
  let end = start
  while (end < words.length && isOfPlace(end) && (end === start || !isCity(end))) end++
  return end > start ? end : undefined
}
