/** The names of places taken apart, for finding them among the words of a query. */

import type { City } from '#contract/places/places.ts'
import { soundOf } from '#contract/places/sound.ts'
import { editDistance } from '#contract/text/edit-distance.ts'
import type { ListedPlace } from '../search-index/index.ts'
import { knownSpellings } from '../trade/index.ts'
import { isOrdinary } from './ordinary-words.ts'
import { wordsOf } from './read-words.ts'

/** The names for reading a query. */
export type KnownNames = {
  places(): readonly ListedPlace[]
  cities(): readonly City[]
  projectNames(): readonly string[]
}

/** An area by the words of its name. */
export type NamedArea = {
  id: number
  cityId: number
  /** The words of its name without those of its city: 'dha' of DHA Lahore. */
  own: readonly string[]
  /** Words of the areas around it. */
  around: ReadonlySet<string>
}

export type Gazetteer = {
  /** Cities by their names in the usual spelling. */
  cities: ReadonlyMap<string, number>
  /** Areas by each word of their own. */
  areas: ReadonlyMap<string, readonly NamedArea[]>
  /** Whole names of two words and more, with the cities that have them; a project's has none. */
  names: ReadonlyMap<string, ReadonlySet<number>>
  lexicon: Lexicon
  /** Cities whose middles are no further apart than this belong together, as Islamabad and Rawalpindi do. */
  areNeighbours: (one: number, other: number) => boolean
}

/** Words that say nothing in a name. */
const articles = new Set(['the', 'e', 'o', 'of', 'and'])

const known = new WeakMap<readonly ListedPlace[], Gazetteer>()

/** The names as they are now, taken apart once for each list of places. */
export function gazetteerOf(names: KnownNames): Gazetteer {
  const places = names.places()
  const gazetteer = known.get(places) ?? build(places, names)
  known.set(places, gazetteer)
  return gazetteer
}

function build(places: readonly ListedPlace[], names: KnownNames): Gazetteer {
  const cities = new Map<string, number>()
  const cityWords = new Map<number, ReadonlySet<string>>()
  for (const place of places.filter(({ kind }) => kind === 'city')) {
    const spelled = spellings(place)
    cityWords.set(place.id, new Set(spelled.flat()))
    for (const words of spelled) cities.set(words.join(' '), place.id)
  }
  const areaNames = new Map(
    places
      .filter(({ kind }) => kind === 'area')
      .map(({ id, name, name_ur }) => [id, [...wordsOf(name), ...wordsOf(name_ur)]] as const),
  )
  const areas = new Map<string, NamedArea[]>()
  const whole = new Map<string, Set<number>>()
  for (const place of places) {
    const { kind, id, cityId, outer } = place
    if (kind === 'city') continue
    const around = new Set(outer.flatMap((one) => areaNames.get(one) ?? []))
    for (const words of spellings(place)) {
      const own = ownWords(words, cityWords.get(cityId))
      const area = { id, cityId, own, around }
      for (const word of new Set(own)) getOr(areas, word, () => []).push(area)
      if (words.length > 1) getOr(whole, words.join(' '), () => new Set()).add(cityId)
      if (own.length > 1) getOr(whole, own.join(' '), () => new Set()).add(cityId)
    }
  }
  for (const name of names.projectNames()) {
    const words = wordsOf(name)
    if (words.length > 1 && !whole.has(words.join(' '))) whole.set(words.join(' '), new Set())
  }
  const positions = new Map(names.cities().map((city) => [city.id, city]))
  return {
    cities,
    areas,
    names: whole,
    lexicon: new Lexicon([...cities.keys(), ...areas.keys()].filter((name) => !name.includes(' '))),
    areNeighbours: (one, other) => kilometres(positions.get(one), positions.get(other)) < 30,
  }
}

/** The names that a place was given by their words, each spelling once: most Urdu names are read as the English one. */
function spellings({ name, name_ur, synonyms }: ListedPlace): string[][] {
  const spelled = [name, name_ur, ...synonyms].filter(Boolean).map(wordsOf)
  return [...new Map(spelled.map((words) => [words.join(' '), words])).values()]
}

function ownWords(words: readonly string[], city: ReadonlySet<string> | undefined): string[] {
  const telling = words.filter((word) => !articles.has(word))
  // 'Gulshan-e-Lahore' is no Gulshan of Lahore.
  const own = words.filter((word, at) => !articles.has(word) && !(city?.has(word) && words[at - 1] !== 'e'))
  return own.length > 0 ? own : telling
}

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

function kilometres(one: City | undefined, other: City | undefined): number {
  if (!one || !other) return Number.POSITIVE_INFINITY
  const north = (one.lat - other.lat) * 111
  const east = (one.long - other.long) * 111 * Math.cos((one.lat * Math.PI) / 180)
  return Math.hypot(north, east)
}

/** A word of names that a typed one may mean; 1 is the word itself. */
export type Likeness = { word: string; strength: number }

/** Every word of the names of places. */
class Lexicon {
  readonly #words: ReadonlySet<string>
  /** Spellings in either script, each with its word. */
  readonly #forms: ReadonlyArray<readonly [form: string, word: string]>
  readonly #sounds = new Map<string, string[]>()
  /** Words by how they are written with one letter for both kinds of Urdu h. */
  readonly #written: ReadonlyMap<string, string>

  constructor(words: readonly string[]) {
    this.#words = new Set(words)
    const others = [...knownSpellings()].filter(
      ([form, word]) => this.#words.has(word) && !form.includes(' '),
    )
    this.#forms = [...[...this.#words].map((word) => [word, word] as const), ...others]
    this.#written = new Map(this.#forms.map(([form, word]) => [withOneH(form), word]))
    for (const word of this.#words) {
      const sound = soundOf(word)
      if (sound.length >= 2) getOr(this.#sounds, sound, () => []).push(word)
    }
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** The words of names that a typed one may mean: only itself, or those that sound or look like it. */
  like(typed: string): Likeness[] {
    const written = this.#written.get(withOneH(typed))
    if (written !== undefined) return [{ word: written, strength: 1 }, ...this.#alike(written)]
    if (/\d/.test(typed) || typed.length < 3 || isOrdinary(typed)) return []
    const isUrdu = /[\u0600-\u06ff]/.test(typed)
    const heard = (this.#sounds.get(soundOf(typed)) ?? []).filter(
      (word) => isUrdu || editDistance(typed, word, 3) <= 3,
    )
    // Two consonants say little, but Urdu writes hardly more of 'Bani Gala'.
    const strength = soundOf(typed).length > 2 ? 0.9 : isUrdu ? 0.5 : 0
    if (heard.length > 0 && strength > 0) return heard.map((word) => ({ word, strength }))
    return this.#misspelled(typed, isUrdu)
  }

  /** Other spellings of a word that names have as well: 'Shehzad Town', 'Chak Shahzad'. */
  #alike(word: string): Likeness[] {
    const sound = soundOf(word)
    if (sound.length < 3 || isOrdinary(word)) return []
    const others = (this.#sounds.get(sound) ?? []).filter(
      (other) => other !== word && editDistance(word, other, 2) <= 2,
    )
    return others.map((other) => ({ word: other, strength: 0.85 }))
  }

  /** The nearest words, or those that begin so. */
  #misspelled(typed: string, isUrdu: boolean): Likeness[] {
    // Urdu writes few vowels: with one letter more, Sundar is the sea.
    const hasItsLength = isUrdu && typed.length < 6
    const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2
    let least = most
    let near: string[] = []
    for (const [form, word] of most > 0 ? this.#forms : []) {
      if (form.length < 4 || (most === 1 && typed.length < 6 && form[0] !== typed[0])) continue
      if (hasItsLength && form.length !== typed.length) continue
      const edits = editDistance(typed, form, least)
      if (edits > least) continue
      if (edits < least) near = []
      least = edits
      near.push(word)
    }
    if (near.length > 0) return [...new Set(near)].map((word) => ({ word, strength: 0.8 }))
    const begun = typed.length < 4 ? [] : [...this.#words].filter((word) => word.startsWith(typed))
    return begun.map((word) => ({ word, strength: 0.6 }))
  }
}

/** 'لاھور' and 'لاہور' are one word. */
function withOneH(word: string): string {
  return word.replaceAll('ھ', 'ہ')
}
