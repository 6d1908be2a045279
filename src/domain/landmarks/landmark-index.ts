/** Landmarks by their names, in memory. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { kmBetween } from '#contract/places/distance.ts'
import { landmarkKinds } from '#contract/places/landmark-kinds.ts'
import { type PlaceKeys, placeKeys, rankPlaces } from '#contract/places/place-match.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import { fullNames, isGeneric, otherWords, spelledOtherwise } from './landmark-spellings.ts'
import { WordList } from './word-list.ts'

export type FoundLandmark = { landmark: Landmark; rank: number }

/** The names of the surroundings of a landmark, by which it can also be found. */
export type AroundLandmark = (landmark: Landmark) => readonly string[]

/** The landmarks that are looked at first when too many have the text in their name, such as those of a city. */
export type PreferredLandmark = (landmark: Landmark) => boolean

const addedAtOnce = 200
const mostRanked = 200
const mostWords = 8
const shortestText = 3
// One place is often on the map as a point and as a building.
const sameWithinKm = 0.5

export class LandmarkIndex {
  readonly #landmarks: Landmark[] = []
  readonly #words = new WordList()

  private constructor() {}

  /** Takes them in some hundred at a time, so that a server keeps answering. */
  static async of(landmarks: readonly Landmark[]): Promise<LandmarkIndex> {
    const index = new LandmarkIndex()
    const known = new Map<string, Landmark[]>()
    for (const [at, landmark] of bigFirst(landmarks).entries()) {
      if (isNew(landmark, known)) index.#add(landmark)
      if (at % addedAtOnce === addedAtOnce - 1) await nextTurn()
    }
    index.#words.close()
    return index
  }

  get size(): number {
    return this.#landmarks.length
  }

  /**
   * The landmarks that the typed text may mean, in no order, each with its rank as of `rankPlaces`; misspelt ones only
   * when nothing is written so. Nothing for fewer than 3 characters.
   */
  find(typed: string, around: AroundLandmark, isPreferred?: PreferredLandmark): FoundLandmark[] {
    const wanted = plainWords(typed).slice(0, mostWords)
    if (wanted.join('').length < shortestText) return []
    const written = this.#rank(typed, {
      ...{ wanted, around, isPreferred },
      namesWith: (word) => this.#words.beginning(word),
    })
    if (written.length > 0) return written
    return this.#rank(typed, {
      ...{ wanted, around, isPreferred },
      namesWith: (word) => this.#words.resembling(word),
    })
  }

  #rank(typed: string, { wanted, around, isPreferred = () => false, namesWith }: Asked): FoundLandmark[] {
    const found = wanted.map((word) => {
      const numbers = namesWith(word)
      for (const base of spelledOtherwise(word))
        for (const number of this.#words.with(base)) numbers.add(number)
      return numbers
    })
    const likely = this.#withAll(wanted, found, around)
    if (likely.length > mostRanked)
      likely.sort((one, other) => Number(isPreferred(other)) - Number(isPreferred(one)))
    return rankPlaces(likely.slice(0, mostRanked), typed, (landmark) =>
      keysOf(landmark, around(landmark)),
    ).map(({ item, rank }) => ({ landmark: item, rank }))
  }

  /** The landmarks with every word, in the name or in the surroundings; at least one is in the name. */
  #withAll(
    wanted: readonly string[],
    found: ReadonlyArray<ReadonlySet<number>>,
    around: AroundLandmark,
  ): Landmark[] {
    const any = found.reduce((all, numbers) => all.union(numbers), new Set<number>())
    return [...any]
      .sort((one, other) => one - other)
      .flatMap((number) => {
        const landmark = this.#landmarks[number]
        if (!landmark) return []
        const missing = wanted.filter((_, at) => !found[at]?.has(number))
        const outer = missing.length > 0 ? wordsOf(around(landmark)) : noWords
        // Only the last word may still be being typed.
        const isOuter = (word: string) =>
          outer.has(word) || (word === wanted.at(-1) && outer.keys().some((name) => name.startsWith(word)))
        return missing.every(isOuter) ? [landmark] : []
      })
  }

  #add(landmark: Landmark): void {
    const number = this.#landmarks.push(landmark) - 1
    this.#words.add(plainWords(`${landmark.name} ${landmark.nameUr}`), number)
  }
}

const noWords: ReadonlySet<string> = new Set()
const outerWords = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The words of names that are around many landmarks, taken apart once for each list of them. */
function wordsOf(names: readonly string[]): ReadonlySet<string> {
  return outerWords.getOrInsertComputed(names, () => new Set(names.flatMap(plainWords)))
}

type Asked = {
  wanted: readonly string[]
  around: AroundLandmark
  isPreferred?: PreferredLandmark | undefined
  namesWith: (word: string) => Set<number>
}

function keysOf({ name, nameUr }: Landmark, around: readonly string[]): PlaceKeys {
  const [first = '', ...synonyms] = fullNames(name, nameUr)
  const keys = placeKeys({ name: first, synonyms, around })
  return { ...keys, words: [...keys.words, ...placeKeys({ name: otherWords(name).join(' ') }).words] }
}

function bigFirst(landmarks: readonly Landmark[]): Landmark[] {
  return landmarks.toSorted(
    (one, other) => landmarkKinds.indexOf(one.kind) - landmarkKinds.indexOf(other.kind),
  )
}

/** Whether it has a name of its own, and none of that name is known nearby. */
function isNew(landmark: Landmark, known: Map<string, Landmark[]>): boolean {
  const words = plainWords(landmark.name || landmark.nameUr)
  const key = words.join('')
  const others = known.getOrInsertComputed(key, () => [])
  if (
    key.length < shortestText ||
    isGeneric(words) ||
    others.some((other) => kmBetween(landmark, other) <= sameWithinKm)
  )
    return false
  others.push(landmark)
  return true
}
