/** The words of many names, and the names that each is in. */
import { soundOf } from '#contract/places/sound.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import { letterSet } from '../search-index/index.ts'

// A sound of fewer consonants says too little.
const shortestSound = 3

export class WordList {
  readonly #numbers = new Map<string, number[]>()
  #words: string[] = []
  #letters = new Int32Array(0)
  readonly #sounds = new Map<string, string[]>()

  /** Notes the words of a name under its number. */
  add(words: readonly string[], number: number): void {
    for (const word of new Set(words)) {
      const numbers = this.#numbers.get(word)
      if (numbers) numbers.push(number)
      else this.#numbers.set(word, [number])
    }
  }

  /** Makes the words findable, once all are there. */
  close(): void {
    this.#words = [...this.#numbers.keys()].sort()
    this.#letters = Int32Array.from(this.#words, letterSet)
    for (const word of this.#words) {
      const sound = soundOf(word)
      if (sound.length >= shortestSound) this.#sounds.set(sound, [...(this.#sounds.get(sound) ?? []), word])
    }
  }

  /** The numbers of the names with this word. */
  with(word: string): readonly number[] {
    return this.#numbers.get(word) ?? []
  }

  /** The numbers of the names with a word that begins so. */
  beginning(typed: string): Set<number> {
    const found = new Set<number>()
    for (let at = this.#firstFrom(typed); this.#words[at]?.startsWith(typed); at += 1)
      this.#collect(this.#words[at], found)
    return found
  }

  /** The same for words that begin almost so, and for those that sound so. */
  resembling(typed: string): Set<number> {
    const found = this.beginning(typed)
    for (const word of this.#sounds.get(soundOf(typed)) ?? []) this.#collect(word, found)
    const most = typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2
    const letters = letterSet(typed)
    for (let at = 0; most > 0 && at < this.#words.length; at += 1) {
      // A short word with another first letter is another word.
      if (typed.length < 6 && this.#words[at]?.[0] !== typed[0]) continue
      if (bitsIn(letters & ~(this.#letters[at] ?? 0)) > most) continue
      if (beginsAlmost(typed, this.#words[at] ?? '', most)) this.#collect(this.#words[at], found)
    }
    return found
  }

  #collect(word: string | undefined, found: Set<number>): void {
    for (const number of this.with(word ?? '')) found.add(number)
  }

  #firstFrom(typed: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < typed) low = middle + 1
      else high = middle
    }
    return low
  }
}

function beginsAlmost(typed: string, word: string, most: number): boolean {
  for (let length = typed.length - most; length <= typed.length + most; length += 1)
    if (editDistance(typed, word.slice(0, length), most) <= most) return true
  return false
}

function bitsIn(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
