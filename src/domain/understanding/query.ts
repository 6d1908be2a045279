import type { Feature } from '#contract/listings/features.ts'
import type { Possession, PropertyType, Purpose, Subtype } from '#contract/listings/property.ts'
import type { SearchFlag, SearchSort } from '#contract/search/search-keys.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isOrdinary } from './ordinary-words.ts'
import { type Meaning, misspelled, phraseAt } from './phrases.ts'
import { isDesignator, type Word } from './read-words.ts'
import { type Stretch, typedText } from './stretches.ts'

/** What a word was taken for; `unused` says something that no filter can. */
type Claim = 'filter' | 'noise' | 'unused' | { keyword: string }

/** The words of a query and what each of them was taken for. */
export class Query {
  readonly words: readonly Word[]
  readonly #claims: Array<Claim | undefined>
  /** Words of a whole name of a place or a project, which are no kinds of property: 'Small Industrial Estate'. */
  readonly #ofNames = new Set<number>()
  readonly #gazetteer: Gazetteer
  readonly #purposes = new Set<Purpose>()
  readonly types = new Set<PropertyType>()
  readonly subtypes = new Set<Subtype>()
  readonly features = new Set<Feature>()
  readonly possessions = new Set<Possession>()
  readonly floors = new Set<number>()
  readonly flags = new Set<SearchFlag>()
  /** What is said but not used, as typed. */
  readonly unused: string[] = []
  /** The words of it that rank. */
  readonly preferred: string[] = []
  sort: SearchSort | undefined
  intent: 'sell' | undefined
  isTwinCities = false

  constructor(words: readonly Word[], gazetteer: Gazetteer) {
    this.words = words
    this.#claims = words.map(() => undefined)
    this.#gazetteer = gazetteer
    this.#noteNames()
  }

  /** Undefined when both are said, or when something is offered. */
  get purpose(): Purpose | undefined {
    const [only] = this.#purposes
    return this.#purposes.size === 1 && !this.intent ? only : undefined
  }

  isFree(at: number): boolean {
    return at < this.words.length && this.#claims[at] === undefined
  }

  isOfName(at: number): boolean {
    return this.#ofNames.has(at)
  }

  take(start: number, end: number, claim: Claim): void {
    for (let at = start; at < end; at++) this.#claims[at] = claim
  }

  /** Takes words that say what no filter can, but for those that say something besides; they are told of. */
  leaveUnused({ start, end }: Stretch, saysMore: (at: number) => boolean = () => false): void {
    for (let at = start; at < end; at++) if (!saysMore(at)) this.take(at, at + 1, 'unused')
    this.unused.push(typedText(this.words, start, end))
  }

  /** Lets those words rank that say anything, but for what they say besides. */
  prefer({ start, end }: Stretch, saysMore: (at: number) => boolean): void {
    for (let at = start; at < end; at++) {
      const { text = '', typed = '' } = this.words[at] ?? {}
      if (text && !isOrdinary(text) && !saysMore(at)) this.preferred.push(typed)
    }
  }

  /** Takes the phrases that are in the table. */
  readPhrases(): void {
    for (let at = 0; at < this.words.length; at++) {
      const found = phraseAt(this.words, at, (place) => this.#canBePhrase(place))
      if (found) this.#mean(found.meaning, at, at + found.length)
    }
  }

  /** Where the phrase that begins there ends, other than one that says nothing. */
  phraseEnd(
    at: number,
    isMeant: (meaning: Meaning) => boolean = (meaning) => meaning !== 'noise',
  ): number | undefined {
    const found = phraseAt(this.words, at, (place) => this.#canBePhrase(place))
    return found && isMeant(found.meaning) ? at + found.length : undefined
  }

  #canBePhrase(at: number): boolean {
    return this.isFree(at) && !this.#ofNames.has(at)
  }

  /** Takes words that are slips of those in the table. */
  readMisspelled(): void {
    for (const [at, { text }] of this.words.entries()) {
      const found = this.#canBePhrase(at) ? misspelled(text) : undefined
      if (found) this.#mean(found, at, at + 1)
    }
  }

  /** A type of home on its own; beside another type it is a feature: 'house with gas and basement'. */
  settleBasement(): void {
    if (this.subtypes.size > 1 && this.subtypes.delete('basement')) this.features.add('basement')
  }

  /** The words that no filter covers, as typed. */
  rest(): string {
    let rest = ''
    for (const [at, { typed, gap }] of this.words.entries()) {
      const claim = this.#claims[at]
      if (claim === undefined) rest += (at > 0 && this.#claims[at - 1] === undefined ? gap : ' ') + typed
      else if (typeof claim === 'object' && claim !== this.#claims[at - 1]) rest += ` ${claim.keyword}`
    }
    return rest.trim()
  }

  #mean(meaning: Meaning, start: number, end: number): void {
    this.take(start, end, meaning === 'noise' ? 'noise' : 'filter')
    if (meaning === 'noise') return
    if ('features' in meaning) for (const feature of meaning.features) this.features.add(feature)
    else if ('possession' in meaning) this.possessions.add(meaning.possession)
    else if ('floor' in meaning) this.floors.add(meaning.floor)
    else if ('flag' in meaning) this.flags.add(meaning.flag)
    else if ('purpose' in meaning) this.#purposes.add(meaning.purpose)
    else if ('type' in meaning) this.types.add(meaning.type)
    else if ('subtypes' in meaning) for (const subtype of meaning.subtypes) this.subtypes.add(subtype)
    else if ('sort' in meaning) this.sort = meaning.sort
    else if ('intent' in meaning) this.intent = meaning.intent
    else this.isTwinCities = true
  }

  #noteNames(): void {
    for (let start = 0; start < this.words.length; start++) {
      let name = this.words[start]?.text ?? ''
      for (let end = start + 2; end <= Math.min(start + 6, this.words.length); end++) {
        name += ` ${this.words[end - 1]?.text}`
        const cities = this.#gazetteer.names.get(name)
        // A project is found by the words of its name.
        if (cities?.size === 0) this.take(start, end, { keyword: typedText(this.words, start, end) })
        if (cities) for (let at = start; at < end; at++) this.#ofNames.add(at)
      }
      if (/^[a-z]$/.test(this.words[start]?.text ?? '') && this.#isBesideBlock(start))
        this.#ofNames.add(start)
    }
  }

  #isBesideBlock(at: number): boolean {
    return [at - 1, at + 1].some((beside) => isDesignator(this.words[beside]?.text ?? ''))
  }
}
