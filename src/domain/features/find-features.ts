/** Finds the features that people name in lists of amenities and in titles, in English, Urdu and Roman Urdu. */
import { type Feature, featureKeys } from '#contract/listings/features.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import { features } from '#messages/common.ts'
import { inLanguage } from '#messages/language.ts'
import { languages } from '#messages/languages.ts'
import {
  featureTable,
  fillers,
  negations,
  negationsBehind,
  numbered,
  readyFeatures,
  sameWords,
} from './feature-table.ts'

/** The feature that a phrase means; `isTold`: among other words too. */
type Phrase = { feature: Feature; isTold: boolean }

/**
 * The features that one entry of a list of amenities names: 'Corner Plot', 'Sui gas available', 'Possesion'. None when
 * it says something else, or that there is none: 'No gas'.
 */
export function featuresOfEntry(entry: string): readonly Feature[] {
  const known = entries.get(entry)
  if (known) return known
  const found = readEntry(wordsOf(entry))
  if (entries.size >= mostEntries) entries.clear()
  entries.set(entry, found)
  return found
}

/** Cached, because hundreds of thousands of listings share a few hundred entries. */
const entries = new Map<string, readonly Feature[]>()
const mostEntries = 20_000

/** The features that a title mentions: 'Furnished 2 bed flat', 'Corner plot for sale, park facing'. */
export function featuresInTitle(title: string): Feature[] {
  const words = wordsOf(title)
  if (!words.some((word) => toldBeginnings().has(word))) return []
  const { found, rest } = scan(words, true)
  return found.length > 0 && rest.some((word) => negations.has(word)) ? withoutNegated(words) : found
}

/**
 * The phrases that mean a feature in a query, some of them several times. Phrases for a possession are left
 * out.
 */
export function featurePhrases(): Array<readonly [Feature, string]> {
  const filters = featureKeys(features).filter((feature) => !readyFeatures.some((ready) => ready === feature))
  return filters.flatMap((feature) => {
    const { told, asked, isNameAlone } = featureTable[feature]
    const named = isNameAlone ? [] : namesOf(feature)
    return [...named, ...list(told), ...list(asked)]
      .flatMap((phrase) => [phrase, phrase.replace('instalment', 'installment')])
      .map((phrase) => [feature, phrase] as const)
  })
}

function readEntry(words: readonly string[]): Feature[] {
  const whole = phrases().get(words.join(' '))
  if (whole) return [whole.feature]
  const { found, rest } = scan(words, false)
  if (rest.some((word) => negations.has(word))) return []
  const isAll = rest.every((word) => fillers.has(word) || /^\d+$/.test(word))
  if (found.length > 0 && isAll) return found
  const meant = found.length === 0 ? nearest(words.filter((word) => !fillers.has(word)).join(' ')) : undefined
  return meant ? [meant] : []
}

/** 'Corner, non possession' is a corner without possession. */
function withoutNegated(words: readonly string[]): Feature[] {
  return scan(words, true, (at, length) => {
    const behind = words.slice(at + length, at + length + 2)
    return negations.has(words[at - 1] ?? '') || behind.some((word) => negationsBehind.has(word))
  }).found
}

/** The longest phrases from the left, and the words that belong to none. */
function scan(
  words: readonly string[],
  onlyTold: boolean,
  isNegated: (at: number, length: number) => boolean = () => false,
): { found: Feature[]; rest: string[] } {
  const found = new Set<Feature>()
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const { phrase, length } = phraseAt(words, at, onlyTold)
    if (!phrase) rest.push(words[at] ?? '')
    else if (!isNegated(at, length)) found.add(phrase.feature)
    at += length
  }
  return { found: [...found], rest }
}

const longest = 4

function phraseAt(words: readonly string[], at: number, onlyTold: boolean) {
  const [before = '', first = ''] = [words[at - 1], words[at]]
  const isOfName = /^\d/.test(first) && numbered.has(before)
  if (isOfName || !beginnings().has(first)) return { phrase: undefined, length: 1 }
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = phrases().get(words.slice(at, at + length).join(' '))
    if (phrase && (phrase.isTold || !onlyTold)) return { phrase, length }
  }
  return { phrase: undefined, length: 1 }
}

/** Matches a misspelt phrase of the table; short phrases are too similar to other words. */
function nearest(text: string): Feature | undefined {
  if (text.length < 6 || /\d/.test(text)) return undefined
  const most = text.length < 9 ? 1 : 2
  let best: { feature: Feature; edits: number } | undefined
  for (const [phrase, { feature }] of phrases()) {
    if (phrase[0] !== text[0] || phrase.length < 6) continue
    const edits = editDistance(text, phrase, most)
    if (edits <= most && (!best || edits < best.edits)) best = { feature, edits }
  }
  return best?.feature
}

let table: ReadonlyMap<string, Phrase> | undefined
let firstWords: ReadonlySet<string> | undefined
let firstToldWords: ReadonlySet<string> | undefined

/** Phrases by their normalised words. Built on first use, because it needs the names in both languages. */
function phrases(): ReadonlyMap<string, Phrase> {
  table ??= readTable()
  return table
}

function beginnings(): ReadonlySet<string> {
  firstWords ??= new Set([...phrases().keys()].map((phrase) => phrase.split(' ')[0] ?? ''))
  return firstWords
}

/** Skips words that begin no phrase, which are most: a million titles are read at start-up. */
function toldBeginnings(): ReadonlySet<string> {
  firstToldWords ??= new Set(
    [...phrases()].flatMap(([phrase, { isTold }]) => (isTold ? [phrase.split(' ')[0] ?? ''] : [])),
  )
  return firstToldWords
}

function readTable(): Map<string, Phrase> {
  const read = new Map<string, Phrase>()
  const add = (feature: Feature, texts: readonly string[], isTold: boolean) => {
    for (const text of texts) {
      const words = wordsOf(text).join(' ')
      if (!read.has(words)) read.set(words, { feature, isTold })
    }
  }
  for (const feature of featureKeys(features)) {
    const { alone, told, isNameAlone } = featureTable[feature]
    add(feature, namesOf(feature), !isNameAlone)
    add(feature, list(told), true)
    add(feature, list(alone), false)
  }
  return read
}

function namesOf(feature: Feature): string[] {
  return languages.map((language) => inLanguage(language, () => features[feature]))
}

function list(texts = ''): string[] {
  return texts.split('|').filter(Boolean)
}

function wordsOf(text: string): string[] {
  return plainWords(text).map((word) => sameWords[word] ?? word)
}
