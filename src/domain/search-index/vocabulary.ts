import { editDistance } from '#contract/text/edit-distance.ts'
import { floatAt, wholeAt } from '../typed-arrays.ts'
import { popCount } from './bit-set.ts'
import { allowedEdits, letterSet } from './misspellings.ts'

/**
 * Every word that a keyword may mean: words of titles and of names (areas, cities, projects, kinds of property).
 * A word's weight is the number of places where it occurs; names weigh more than any title.
 */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  #letters = new Int32Array(1024)
  #weights = new Float64Array(1024)
  #sorted: string[] = []
  #sortedCount = 0

  /** The number of the word, assigned when it first occurs. */
  number(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#words.length
    this.#numbers.set(word, number)
    this.#words.push(word)
    if (number >= this.#letters.length) this.#grow()
    this.#letters[number] = letterSet(word)
    return number
  }

  /** The word's number if it occurs anywhere, in a title or a name. */
  stands(word: string): number | undefined {
    const number = this.#numbers.get(word)
    return number !== undefined && this.weight(number) > 0 ? number : undefined
  }

  word(number: number): string {
    return this.#words[number] ?? ''
  }

  weigh(number: number, change: number): void {
    this.#weights[number] = floatAt(this.#weights, number) + change
  }

  weight(number: number): number {
    return floatAt(this.#weights, number)
  }

  /** The numbers of the words with this prefix that still occur somewhere, the word itself included. */
  beginningWith(beginning: string): number[] {
    this.#sort()
    const found: number[] = []
    for (let place = this.#firstFrom(beginning); place < this.#sorted.length; place++) {
      const word = this.#sorted[place] ?? ''
      if (!word.startsWith(beginning)) break
      const number = this.stands(word)
      if (number !== undefined) found.push(number)
    }
    return found
  }

  /** The word most likely meant by a misspelt one: fewest edits, same first letter, greatest weight. */
  nearest(typed: string): { number: number; edits: number } | undefined {
    const most = allowedEdits(typed)
    const letters = letterSet(typed)
    let best: { number: number; edits: number; score: number } | undefined
    for (let number = 0; number < this.#words.length && most > 0; number++) {
      if (popCount(wholeAt(this.#letters, number) ^ letters) > 2 * most || this.weight(number) <= 0) continue
      const word = this.word(number)
      if (word === typed || word.length < 3) continue
      const edits = editDistance(typed, word, most)
      if (edits > most) continue
      const score = -4 * edits + (word[0] === typed[0] ? 2 : 0) + Math.log10(this.weight(number)) / 4
      if (!best || score > best.score) best = { number, edits, score }
    }
    return best
  }

  #grow(): void {
    const letters = new Int32Array(this.#letters.length * 2)
    letters.set(this.#letters)
    this.#letters = letters
    const weights = new Float64Array(letters.length)
    weights.set(this.#weights)
    this.#weights = weights
  }

  #sort(): void {
    if (this.#sortedCount === this.#words.length) return
    this.#sorted = [...this.#words].sort()
    this.#sortedCount = this.#words.length
  }

  /** The place of the first sorted word that is not before `beginning`. */
  #firstFrom(beginning: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    return low
  }
}
