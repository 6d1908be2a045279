/** Which city and areas the words of a query name. */
import type { Gazetteer, Likeness, NamedArea } from './gazetteer.ts'
import { isOrdinary } from './ordinary-words.ts'
import type { Word } from './read-words.ts'
import { textOf } from './stretches.ts'

export type FoundPlaces = {
  cityId: number | undefined
  /** A second city that is said, beside the first: 'Rawalpindi Islamabad'. */
  alsoId?: number | undefined
  areaIds: number[]
  /** The places of the words that name them. */
  used: Set<number>
  /** The areas of one name in several cities, be they too many to search or not, and the places of the words. */
  several?: { areaIds: number[]; at: number[] }
}

/** Words that many names share: alone they name nothing. */
const common = new Set(
  'town city garden park view lake hills heights block phase sector precinct road street scheme society housing colony extension enclave estate industrial area commercial executive business district centre center mall villas villa greens valley avenue model small main homes apartments residency cooperative employees market tower'.split(
    ' ',
  ),
)
/** A number or a letter follows these. */
const designators = new Set(['phase', 'block', 'sector', 'precinct', 'scheme', 'street'])
/** Words that people add to the names of places: 'Valencia Town'. */
const epithets = new Set(['town', 'society', 'housing', 'scheme', 'colony'])

/** A name that more places have asks for a city. */
const mostAreas = 12
/** Blocks of one name in one city. */
const mostInCity = 20
const mostRounds = 4

type Candidate = {
  area: NamedArea
  score: number
  missing: number
  used: number[]
  isTold: boolean
  isShared: boolean
}

/**
 * Reads the free words. `cityId` is the city that is chosen already: it decides between places of one name, unless the
 * words name another city.
 */
export function findPlaces(
  words: readonly Word[],
  { isFree, isOfName }: Pick<Query, 'isFree' | 'isOfName'>,
  { gazetteer, cityId }: { gazetteer: Gazetteer; cityId: number | undefined },
): FoundPlaces {
  const likely = new Map<number, Likeness[]>()
  for (const [at, word] of words.entries()) {
    const alike = isFree(at) ? gazetteer.lexicon.like(word.text) : []
    if (alike.length > 0) likely.set(at, alike)
  }
  const said = citySaid({ words, isFree, isOfName, likely }, gazetteer)
  const found: FoundPlaces = { cityId: said?.id, alsoId: said?.alsoId, areaIds: [], used: new Set(said?.at) }
  // 'Lahore city' is Lahore.
  for (const at of said?.at ?? [])
    if (isFree(at + 1) && words[at + 1]?.text === 'city') found.used.add(at + 1)
  for (const at of found.used) likely.delete(at)
  for (let round = 0; round < mostRounds && found.areaIds.length < mostInCity; round++) {
    const named = bestAreas(
      { words, isFree, isOfName, likely },
      { gazetteer, said: found.cityId, chosen: cityId, isFirst: round === 0 },
    )
    if (citiesOf(named).size > 1) found.several = severalOf(named)
    const best = limited(named)
    const [first] = best
    if (!first) break
    found.areaIds.push(...best.map(({ area }) => area.id).filter((id) => !found.areaIds.includes(id)))
    for (const { used } of best) for (const at of used) found.used.add(at)
    for (const at of found.used) likely.delete(at)
    if (citiesOf(best).size > 1) return { ...found, cityId: undefined }
    found.cityId = first.area.cityId
  }
  return found
}

function citiesOf(candidates: readonly Candidate[]): Set<number> {
  return new Set(candidates.map(({ area }) => area.cityId))
}

function severalOf(candidates: readonly Candidate[]): { areaIds: number[]; at: number[] } {
  const at = new Set(candidates.flatMap(({ used }) => used))
  return { areaIds: candidates.map(({ area }) => area.id), at: [...at].sort((one, other) => one - other) }
}

/** The city that the words name first, and every place where they do. */
function citySaid(
  { words, isFree, likely }: Query,
  { cities, names, areNeighbours }: Gazetteer,
): { id: number; alsoId: number | undefined; at: number[] } | undefined {
  const said: Array<{ id: number; at: number[] }> = []
  for (const [at] of words.entries()) {
    for (const length of [4, 3, 2]) {
      const places = Array.from({ length }, (_, word) => at + word)
      const id = places.every(isFree) ? cities.get(textOf(words, at, at + length)) : undefined
      if (id !== undefined) said.push({ id, at: places })
    }
    // Peshawar Road is a road of Rawalpindi.
    const isElsewhere = (word: string, id: number) =>
      names.get(`${word} ${words[at + 1]?.text}`)?.has(id) === false
    const sure = (likely.get(at) ?? []).filter(({ strength }) => strength > 0.5)
    const id = sure
      .map(({ word }) => [word, cities.get(word)] as const)
      .find(([, city]) => city !== undefined)
    if (id?.[1] !== undefined && !isElsewhere(id[0], id[1])) said.push({ id: id[1], at: [at] })
  }
  const [first] = said
  if (!first) return undefined
  const alsoId = said.find(({ id }) => id !== first.id && areNeighbours(id, first.id))?.id
  return {
    id: first.id,
    alsoId,
    at: said.flatMap(({ id, at }) => (id === first.id || id === alsoId ? at : [])),
  }
}

type Query = {
  words: readonly Word[]
  isFree: (at: number) => boolean
  /** Whether the word is of the whole name of a place, as it is typed. */
  isOfName: (at: number) => boolean
  /** By place, the words of names that each free word may mean. */
  likely: ReadonlyMap<number, Likeness[]>
}

type Places = { gazetteer: Gazetteer; said: number | undefined; chosen: number | undefined; isFirst: boolean }

/** The areas that say the most of the words, those of one name together. */
function bestAreas(query: Query, { gazetteer, said, chosen, isFirst }: Places): Candidate[] {
  const near = new Set<NamedArea>()
  for (const alike of query.likely.values())
    for (const { word } of alike) for (const area of gazetteer.areas.get(word) ?? []) near.add(area)
  const fitting = [...near]
    .filter(({ cityId }) => isFirst || said === undefined || cityId === said)
    .flatMap((area) => candidate(area, query) ?? [])
    // 'Block D' after Johar Town is no block of another place.
    .filter(({ isTold }) => isFirst || isTold)
  const best = bestOf(fitting)
  if (said !== undefined) {
    const there = bestOf(fitting.filter(({ area }) => area.cityId === said))
    if (there[0] && best[0] && there[0].score >= best[0].score - 0.01) return there
    return bestOf(fitting.filter(({ area }) => gazetteer.areNeighbours(area.cityId, said)))
  }
  const here = best.filter(({ area }) => area.cityId === chosen)
  return here.length > 0 ? here : best
}

function bestOf(candidates: readonly Candidate[]): Candidate[] {
  const score = Math.max(...candidates.map((one) => one.score))
  const top = candidates.filter((one) => one.score === score)
  const least = Math.min(...top.map((one) => one.missing))
  // 'Phase 7' is that of every society.
  const missing = least > 0 && top.every(({ isShared }) => isShared) ? Number.POSITIVE_INFINITY : least
  const seen = new Set<number>()
  return top.filter(({ area, missing: its }) => its <= missing && !seen.has(area.id) && seen.add(area.id))
}

/** A text that names too many places names none. */
function limited(candidates: readonly Candidate[]): Candidate[] {
  return candidates.length > (citiesOf(candidates).size > 1 ? mostAreas : mostInCity) ? [] : [...candidates]
}

/** How well the words name the area; undefined when they do not. */
function candidate(area: NamedArea, query: Query): Candidate | undefined {
  const matched = new Map<string, number>()
  const used: number[] = []
  let score = 0
  for (const [at, alike] of query.likely) {
    const own = alike.find(({ word }) => area.own.includes(word))
    const meant = own ?? alike.find(({ word }) => area.around.has(word))
    if (!meant) continue
    used.push(at)
    score += meant.strength * weight(meant.word)
    if (own) matched.set(own.word, Math.max(own.strength, matched.get(own.word) ?? 0))
  }
  const missing = area.own.filter((word) => !matched.has(word))
  if (!isNamed(area, matched, missing) || isOther(area, query, used)) return undefined
  // 'New' is New Multan only where all of it is said.
  if ([...matched.keys()].every(isOrdinary) && !used.every(query.isOfName)) return undefined
  const isTold = missing.length === 0 || [...matched.keys()].some(isTelling)
  return {
    area,
    score,
    missing: sum(missing.map(loss)),
    used: withEpithet(query, used),
    isTold,
    isShared: ![...matched.keys()].some(isTelling),
  }
}

function isNamed(area: NamedArea, matched: ReadonlyMap<string, number>, missing: readonly string[]): boolean {
  if (matched.size < 2 && ![...matched.values()].some((strength) => strength >= 0.6)) return false
  // 'Phase 4' is no phase 5.
  const numbers = area.own.filter((_, at) => isMatchedDesignator(area.own[at - 1], matched))
  if (numbers.some((number) => missing.includes(number))) return false
  if (missing.length === 0) return true
  const telling = [...matched.keys()].filter(isTelling)
  if (telling.length === 0) return numbers.length > 0
  const lost = missing.filter(isTelling)
  if (lost.length < telling.length) return true
  if (matched.size > 1 && missing.length === 1) return true
  // 'Gulshan' is Gulshan-e-Iqbal, but 'Iqbal' may be anything.
  const first = area.own[0] ?? ''
  const isLong = first.length > 4 || /\d/.test(first)
  return lost.length === telling.length && (matched.get(first) ?? 0) >= 0.9 && isLong
}

function isMatchedDesignator(word: string | undefined, matched: ReadonlyMap<string, number>): boolean {
  return word !== undefined && designators.has(word) && matched.has(word)
}

/** Whether a word beside those used says that another place is meant: 'Canal View' is not Canal Road. */
function isOther(area: NamedArea, { words, isFree, likely }: Query, used: readonly number[]): boolean {
  // 'Giga Mall' is not The Mall.
  const isUnknown = (at: number) =>
    isFree(at) && !likely.has(at) && !isOrdinary(words[at]?.text ?? '') && words[at]?.number === undefined
  if (area.own.every((word) => common.has(word)) && used.some((at) => at > 0 && isUnknown(at - 1)))
    return true
  return used.some((at) => {
    const [before, word, next] = [at - 1, at, at + 1].map((beside) => words[beside]?.text ?? '')
    const itsOwn = area.own[area.own.indexOf(word ?? '') - 1] ?? ''
    if (designators.has(before ?? '') && designators.has(itsOwn) && before !== itsOwn) return true
    return (
      isFree(at + 1) && !used.includes(at + 1) && placeNouns.has(next ?? '') && !area.own.includes(next ?? '')
    )
  })
}

const placeNouns = new Set(
  'city view heights enclave greens villas hills avenue garden valley residency market tower road park lake estate'.split(
    ' ',
  ),
)

/** 'Town' after Valencia belongs to it, and so does the 'e' of Gulshan-e-Iqbal. */
function withEpithet({ words, isFree }: Query, used: readonly number[]): number[] {
  const last = Math.max(...used)
  const between = used.map((at) => at + 1).filter((at) => words[at]?.text === 'e' && used.includes(at + 1))
  const isEpithet = isFree(last + 1) && epithets.has(words[last + 1]?.text ?? '')
  return [...used, ...between, ...(isEpithet ? [last + 1] : [])]
}

function isTelling(word: string): boolean {
  return !common.has(word) && !isNumberOrLetter(word) && !isOrdinary(word)
}

function weight(word: string): number {
  if (isNumberOrLetter(word)) return 0.5
  if (word === 'town') return 0.2
  return common.has(word) ? 0.3 : 1
}

/** A road is named as one. */
function loss(word: string): number {
  return word === 'road' ? 0.8 : weight(word)
}

function isNumberOrLetter(word: string): boolean {
  return /^(?:\d+|[a-z])$/.test(word)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
