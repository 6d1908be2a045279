/**
 * Reads a query in words, in English, Urdu or Roman Urdu, as the filters of a search: 'lahore mein 10 marla ghar' is a
 * house of 10 marla in Lahore. What it does not understand stays as the keyword.
 */

import type { Feature } from '#contract/listings/features.ts'
import {
  type Possession,
  type PropertyType,
  type Purpose,
  type Subtype,
  typeGroups,
  typeOf,
} from '#contract/listings/property.ts'
import { readTypedId } from '#contract/listings/property-id.ts'
import type { SearchChoice, SearchFlag } from '#contract/search/search-keys.ts'
import { negations } from '../features/index.ts'
import type { SearchIndex } from '../search-index/index.ts'
import { amountsIn } from './amounts.ts'
import { findPlaces } from './find-places.ts'
import { type Gazetteer, gazetteerOf, type KnownNames } from './gazetteer.ts'
import { type Meaning, misspelled, phraseAt } from './phrases.ts'
import { isDesignator, readWords, type Word } from './read-words.ts'
import { yearsIn } from './years.ts'

type UnderstandContext = {
  search: KnownNames & Pick<SearchIndex, 'purposeOf'>
}

export type AskedInWords = {
  text: string
  /** The city that is chosen already; the words may name another one. */
  cityId?: number | undefined
}

/**
 * The filters that a text says, and as `keyword` the words that it leaves; nothing but the text as keyword when it says
 * none.
 * @throws Unavailable while the index is still being read
 */
export function understand({ search }: UnderstandContext, { text, cityId }: AskedInWords): SearchChoice {
  const id = readTypedId(text)
  if (id !== undefined) return { keyword: String(id), ...purposeOfListing(search, id) }
  const gazetteer = gazetteerOf(search)
  const query = new Query(readWords(text), gazetteer)
  const years = yearsIn(query.words)
  const amounts = amountsIn(query.words).filter((amount) => !years.some((year) => overlaps(year, amount)))
  for (const { start, end } of [...years, ...amounts]) query.take(start, end, 'filter')
  query.readPhrases()
  const places = findPlaces(query.words, (at) => query.isFree(at), { gazetteer, cityId })
  for (const at of places.used) query.take(at, at + 1, 'filter')
  query.readMisspelled()
  query.settleBasement()
  const filters: SearchChoice = {
    ...Object.assign({}, ...[...amounts, ...years].map(({ filters }) => filters)),
    ...kindFilters(query),
    ...(places.cityId !== undefined && { cityId: places.cityId }),
    ...(places.areaIds.length > 0 && { areaIds: places.areaIds }),
    ...buildingFilters(query),
    ...(query.features.size > 0 && { features: [...query.features] }),
    ...Object.fromEntries([...query.flags].map((flag) => [flag, true as const])),
    ...(query.isCheap && { sort: 'price-low' as const }),
  }
  const purpose = query.purpose ?? impliedPurpose(filters)
  if (purpose) filters.purpose = purpose
  if (Object.keys(filters).length === 0) return { keyword: text.trim() }
  const keyword = query.rest()
  return keyword ? { ...filters, keyword } : filters
}

/** A listing is found by its ID among those of its own purpose. */
function purposeOfListing(search: UnderstandContext['search'], id: number): SearchChoice {
  const purpose = search.purposeOf(id)
  return purpose ? { purpose } : {}
}

/** Nothing is sold for less than this, and few homes are let for more. */
const cheapestSale = 500_000

function impliedPurpose({ maxPrice }: SearchChoice): Purpose | undefined {
  return maxPrice !== undefined && maxPrice < cheapestSale ? 'rent' : undefined
}

type Claim = 'filter' | 'noise' | { keyword: string }

/** The words of a query and what each of them was taken for. */
class Query {
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
  isCheap = false

  constructor(words: readonly Word[], gazetteer: Gazetteer) {
    this.words = words
    this.#claims = words.map(() => undefined)
    this.#gazetteer = gazetteer
    this.#noteNames()
  }

  /** Undefined when both are said. */
  get purpose(): Purpose | undefined {
    const [only] = this.#purposes
    return this.#purposes.size === 1 ? only : undefined
  }

  isFree(at: number): boolean {
    return at < this.words.length && this.#claims[at] === undefined
  }

  take(start: number, end: number, claim: Claim): void {
    for (let at = start; at < end; at++) this.#claims[at] = claim
  }

  /** Takes the phrases that are in the table. */
  readPhrases(): void {
    const isFree = (at: number) => this.isFree(at) && !this.#ofNames.has(at)
    for (let at = 0; at < this.words.length; at++) {
      const found = phraseAt(this.words, at, isFree)
      if (found && !this.#isWithout(found.meaning, at)) this.#mean(found.meaning, at, at + found.length)
    }
  }

  /** Whether a feature or a flag is negated: 'without gas' must not search for gas. */
  #isWithout(meaning: Meaning, at: number): boolean {
    const canBe = typeof meaning === 'object' && ('feature' in meaning || 'flag' in meaning)
    return canBe && negations.has(this.words[at - 1]?.text ?? '')
  }

  /** Takes words that are slips of those in the table. */
  readMisspelled(): void {
    for (const [at, { text }] of this.words.entries()) {
      const found = this.isFree(at) && !this.#ofNames.has(at) ? misspelled(text) : undefined
      if (found && !this.#isWithout(found.meaning, at)) this.#mean(found.meaning, at, at + 1)
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
    this.take(start, end, claimOf(meaning))
    if (meaning === 'noise') return
    if ('feature' in meaning) this.features.add(meaning.feature)
    else if ('possession' in meaning) this.possessions.add(meaning.possession)
    else if ('floor' in meaning) this.floors.add(meaning.floor)
    else if ('flag' in meaning) this.flags.add(meaning.flag)
    else if ('purpose' in meaning) this.#purposes.add(meaning.purpose)
    else if ('type' in meaning) this.types.add(meaning.type)
    else if ('subtypes' in meaning) for (const subtype of meaning.subtypes) this.subtypes.add(subtype)
    else this.isCheap = true
  }

  #noteNames(): void {
    for (let start = 0; start < this.words.length; start++) {
      let name = this.words[start]?.text ?? ''
      for (let end = start + 2; end <= Math.min(start + 6, this.words.length); end++) {
        name += ` ${this.words[end - 1]?.text}`
        const cities = this.#gazetteer.names.get(name)
        // A project is found by the words of its name.
        if (cities?.size === 0) this.take(start, end, { keyword: this.#typed(start, end) })
        if (cities) for (let at = start; at < end; at++) this.#ofNames.add(at)
      }
      if (/^[a-z]$/.test(this.words[start]?.text ?? '') && this.#isBesideBlock(start))
        this.#ofNames.add(start)
    }
  }

  #typed(start: number, end: number): string {
    return this.words
      .slice(start, end)
      .map(({ typed }) => typed)
      .join(' ')
  }

  #isBesideBlock(at: number): boolean {
    return [at - 1, at + 1].some((beside) => isDesignator(this.words[beside]?.text ?? ''))
  }
}

function claimOf(meaning: Meaning): Claim {
  return meaning === 'noise' ? 'noise' : 'filter'
}

/** 'Ground or first floor' is a range of floors. */
function buildingFilters({ possessions, floors }: Query): SearchChoice {
  return {
    ...(possessions.size > 0 && { possession: [...possessions] }),
    ...(floors.size > 0 && { minFloor: Math.min(...floors), maxFloor: Math.max(...floors) }),
  }
}

type Stretch = { start: number; end: number }

function overlaps(one: Stretch, other: Stretch): boolean {
  return one.start < other.end && other.start < one.end
}

/** Kinds as the search has them: one group, or subtypes. */
function kindFilters({ types, subtypes }: Query): SearchChoice {
  const isPlot = types.has('plot')
  const kinds = new Set(subtypes)
  if (isPlot && kinds.size === 0) {
    const use = (['commercial', 'residential'] as const).filter((type) => types.has(type))
    if (use.length === 0) return { type: 'plot' }
    return { subtype: use.map((type) => `${type} plot` as const) }
  }
  if (isPlot && ![...kinds].some((kind) => typeOf(kind) === 'plot'))
    for (const { value } of typeGroups.find(({ value }) => value === 'plot')?.subtypes ?? []) kinds.add(value)
  if (kinds.size > 0) return { subtype: [...kinds] }
  const [type] = types
  return type && types.size === 1 ? { type } : {}
}
