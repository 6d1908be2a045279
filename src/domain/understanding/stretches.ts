/** Parts of a query, and the phrases that stand at one place of it. */
import { type Word, wordsOf } from './read-words.ts'

/** Places of words, from `start` to before `end`. */
export type Stretch = { start: number; end: number }

export function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}

/** The words of a stretch as they are compared. */
export function textOf(words: readonly Word[], start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')
}

/** The words of a stretch as they were typed. */
export function typedText(words: readonly Word[], start: number, end: number): string {
  return words
    .slice(start, end)
    .map(({ typed, gap }, at) => (at === 0 ? typed : gap + typed))
    .join('')
}

/** Phrases, written with '|' between them, that are looked for at a place of a query. */
export class PhraseSet {
  readonly #phrases: ReadonlySet<string>
  readonly #longest: number

  constructor(...texts: readonly string[]) {
    const phrases = texts.flatMap((text) => text.split('|').map((phrase) => wordsOf(phrase)))
    this.#phrases = new Set(phrases.map((words) => words.join(' ')))
    this.#longest = Math.max(...phrases.map(({ length }) => length))
  }

  has(text: string): boolean {
    return this.#phrases.has(text)
  }

  /** Where the longest phrase that begins at `start` ends; undefined when none does. */
  endAt(words: readonly Word[], start: number): number | undefined {
    for (let end = Math.min(start + this.#longest, words.length); end > start; end--)
      if (this.#phrases.has(textOf(words, start, end))) return end
    return undefined
  }

  /** Where the longest phrase that ends before `end` begins; undefined when none does. */
  startBefore(words: readonly Word[], end: number): number | undefined {
    for (let start = Math.max(end - this.#longest, 0); start < end; start++)
      if (this.#phrases.has(textOf(words, start, end))) return start
    return undefined
  }
}
