import { plainWords } from '#contract/places/plain-words.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import type { Called, Names } from './names.ts'
import { isStopWord, sectorName } from './tokenize.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What one word of a keyword may mean; a listing that matches any of it has the word. */
export type Meaning = {
  /** Numbers of words that a title may have. */
  titled: ReadonlySet<number>
  called: readonly Called[]
  /** The property ID it may be. */
  id: number | undefined
}

export type Keyword = {
  meanings: Meaning[]
  /** The corrected keyword, when a word of it was misspelt. */
  understood: string | null
}

export const noKeyword: Keyword = { meanings: [], understood: null }

type Language = { vocabulary: Vocabulary; names: Names }
type Read = { words: number[]; understood: string }

const mostWords = 12

/**
 * Reads a keyword: a listing must have every word, in its title or as the name of its place, project or kind. A
 * word may be the beginning of one ('bahr'), misspelt ('twon'), two written as one ('bahriatown') or one written
 * as two ('e 11'); a number may also be a property ID.
 */
export function readKeyword(keyword: string | undefined, { vocabulary, names }: Language): Keyword {
  const typed = tellingWords(keyword ?? '', vocabulary)
  const read = typed.map((word) => readWord(word, { vocabulary, names }))
  const understood = read.map((words) => words.map((word) => word.understood).join(' ')).join(' ')
  const meanings = read.flatMap((words, place) =>
    words.map((word) => meaning(word, typed[place] ?? '', names)),
  )
  return { meanings, understood: understood === typed.join(' ') ? null : understood }
}

/** The typed words that carry meaning; two that are one name written apart are joined. */
function tellingWords(keyword: string, vocabulary: Vocabulary): string[] {
  const words: string[] = []
  for (const word of plainWords(keyword)) {
    const before = words.at(-1)
    const joined = before && joinedWord(before, word, vocabulary)
    if (joined) words[words.length - 1] = joined
    else words.push(word)
  }
  const telling = [...new Set(words)].filter((word) => !isStopWord(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

function joinedWord(before: string, word: string, vocabulary: Vocabulary): string | undefined {
  const sector = sectorName(before, word)
  if (sector) return vocabulary.stands(sector) === undefined ? undefined : sector
  const joined = before + word
  const bothStand = [before, word].every((part) => vocabulary.stands(part) !== undefined)
  const isOneName = joined.length > 5 && !bothStand && vocabulary.stands(joined) !== undefined
  return isOneName ? joined : undefined
}

/** The words that a typed word means: usually one, two when a space was forgotten. */
function readWord(typed: string, { vocabulary, names }: Language): Read[] {
  const literal = typed.length < 3 ? itself(typed, vocabulary) : vocabulary.beginningWith(typed)
  const alike = names.soundingLike(typed)
  if (literal.length === 0 && alike[0] !== undefined) {
    return [{ words: [...alike], understood: vocabulary.word(alike[0]) }]
  }
  const spelled = alike.filter((word) => isOtherSpelling(typed, vocabulary.word(word)))
  if (spelled.length > 0) return [{ words: [...literal, ...spelled], understood: typed }]
  const weight = literal.reduce((sum, word) => sum + vocabulary.weight(word), 0)
  const meant = weight < common ? vocabulary.nearest(typed) : undefined
  if (meant && (literal.length === 0 || isFarCommoner(meant, weight, vocabulary))) {
    return [{ words: [...literal, meant.number], understood: vocabulary.word(meant.number) }]
  }
  return literal.length > 0 ? [{ words: literal, understood: typed }] : forgottenSpace(typed, vocabulary)
}

/** 'johar' and 'jauhar' are two spellings that both occur in names. */
function isOtherSpelling(typed: string, word: string): boolean {
  return editDistance(typed, word, 2) <= 2
}

// A word of a name, or one in many titles, is never taken for a typo.
const common = 200

/** A rare word one typo away from a common one ('twon' in a hasty advertisement) is taken for both. */
function isFarCommoner(
  meant: { number: number; edits: number },
  weight: number,
  vocabulary: Vocabulary,
): boolean {
  const { length } = vocabulary.word(meant.number)
  return meant.edits === 1 && length > 3 && vocabulary.weight(meant.number) > weight * 50
}

function itself(typed: string, vocabulary: Vocabulary): number[] {
  const word = vocabulary.stands(typed)
  return word === undefined ? [] : [word]
}

function forgottenSpace(typed: string, vocabulary: Vocabulary): Read[] {
  for (let space = 3; space <= typed.length - 3; space++) {
    const halves = [typed.slice(0, space), typed.slice(space)]
    const words = halves.flatMap((half) => itself(half, vocabulary))
    if (words.length === 2) {
      return halves.map((half, place) => ({ words: [words[place] ?? 0], understood: half }))
    }
  }
  return [{ words: [], understood: typed }]
}

function meaning({ words }: Read, typed: string, names: Names): Meaning {
  const id = /^\d{1,10}$/.test(typed) ? Number(typed) : undefined
  return { titled: new Set(words), called: words.flatMap((word) => names.called(word) ?? []), id }
}
