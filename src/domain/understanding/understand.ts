/**
 * Reads a query in words, in English, Urdu or Roman Urdu, as the filters of a search: 'lahore mein 10 marla ghar' is a
 * house of 10 marla in Lahore. What it does not understand stays as the keyword; what it understands and no filter can
 * say, such as 'without basement', is told of as unused.
 */

import { type Purpose, type Subtype, typeGroups, typeOf } from '#contract/listings/property.ts'
import { readTypedId } from '#contract/listings/property-id.ts'
import { encodeNear, landmarkKm } from '#contract/search/near.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { NamedLandmark } from '../landmarks/index.ts'
import type { SearchIndex } from '../search-index/index.ts'
import { amountsIn, type Said } from './amounts.ts'
import { type FoundPlaces, findPlaces } from './find-places.ts'
import { type Gazetteer, gazetteerOf, type KnownNames } from './gazetteer.ts'
import { type FindLandmark, nearnessIn } from './nearness.ts'
import { negatedStretches } from './negations.ts'
import type { Meaning } from './phrases.ts'
import { Query } from './query.ts'
import { readWords } from './read-words.ts'
import { overlaps } from './stretches.ts'
import { yearsIn } from './years.ts'

type UnderstandContext = {
  search: KnownNames & Pick<SearchIndex, 'purposeOf'>
  /** Absent without a map that has landmarks. */
  findLandmark?: FindLandmark | undefined
}

export type AskedInWords = {
  text: string
  /** The city that is chosen already; the words may name another one. */
  cityId?: number | undefined
}

/** The filters that a query says, and what it says besides. */
export type Meant = SearchChoice & {
  /** Parts of the query that no filter can say, as typed: 'without basement'. */
  unused?: string[]
  /** Somebody who wants to sell, and not to buy. */
  intent?: 'sell'
  /** The areas of one name in several cities, and the words that name them, as typed. */
  several?: { areaIds: number[]; words: string[] }
}

/**
 * The filters that a text says, and as `keyword` the words that it leaves; nothing but the text as keyword when it says
 * none.
 * @throws Unavailable while the index is still being read
 */
export function understand(
  { search, findLandmark = () => undefined }: UnderstandContext,
  { text, cityId }: AskedInWords,
): Meant {
  const id = readTypedId(text)
  if (id !== undefined) return { keyword: String(id), ...purposeOfListing(search, id) }
  const gazetteer = gazetteerOf(search)
  const query = new Query(readWords(text), gazetteer)
  const amounts = readAmounts(query, gazetteer)
  const isCity = (at: number) => gazetteer.cities.has(query.words[at]?.text ?? '')
  const near = nearnessIn(query.words, {
    ...freeOf(query),
    isPhrase: ({ start, end }) => query.phraseEnd(start) === end,
    isOfPlace: (at) => gazetteer.lexicon.has(query.words[at]?.text ?? ''),
    isCity,
    cityId: gazetteer.cities.get(query.words.find(({ text }) => gazetteer.cities.has(text))?.text ?? ''),
    find: findLandmark,
  })
  if (near?.landmark) query.take(near.start, near.end, 'filter')
  else if (near) {
    query.leaveUnused(near, isCity)
    query.prefer(near.name, isCity)
  }
  query.readPhrases()
  const places = findPlaces(query.words, freeOf(query), { gazetteer, cityId })
  for (const at of places.used) query.take(at, at + 1, 'filter')
  query.readMisspelled()
  query.settleBasement()
  const filters: SearchChoice = {
    ...Object.assign({}, ...amounts.map(({ filters }) => filters)),
    ...kindFilters(query),
    ...(near?.landmark ? nearFilters(near.landmark) : placeFilters(query, places, search)),
    ...buildingFilters(query),
    ...(query.features.size > 0 && { features: [...query.features] }),
    ...Object.fromEntries([...query.flags].map((flag) => [flag, true as const])),
    ...(query.sort && { sort: query.sort }),
  }
  const purpose = query.purpose ?? (query.intent ? undefined : impliedPurpose(filters))
  if (purpose) filters.purpose = purpose
  const besides = {
    ...(query.unused.length > 0 && { unused: query.unused }),
    ...(query.preferred.length > 0 && { prefer: query.preferred.join(' ') }),
    ...(query.intent && { intent: query.intent }),
    ...(places.several && !near?.landmark && { several: inWords(places.several, query) }),
  }
  if (Object.keys(filters).length + Object.keys(besides).length === 0) return { keyword: text.trim() }
  const keyword = query.rest()
  return { ...filters, ...(keyword && { keyword }), ...besides }
}

function inWords(
  { areaIds, at }: NonNullable<FoundPlaces['several']>,
  { words }: Query,
): NonNullable<Meant['several']> {
  return { areaIds, words: at.map((place) => words[place]?.typed ?? '') }
}

/** Takes sizes, rooms, prices and years, and what is negated; gives the amounts that are wanted. */
function readAmounts(query: Query, gazetteer: Gazetteer): Said[] {
  const { words } = query
  const years = yearsIn(words)
  const others = amountsIn(words).filter((amount) => !years.some((year) => overlaps(year, amount)))
  const amounts = [...years, ...others]
  const negated = negatedStretches(words, {
    endOf: (start) => amounts.find((one) => one.start === start)?.end ?? query.phraseEnd(start),
    endOfTrait: (start) => query.phraseEnd(start, isTrait),
    startOf: (end) => amounts.find((one) => one.end === end)?.start ?? phraseStart(query, end),
    isOfPlace: (at) => gazetteer.lexicon.has(words[at]?.text ?? ''),
    isCity: (at) => gazetteer.cities.has(words[at]?.text ?? ''),
    isBound: (at) =>
      amounts.some(({ start, end }) => start <= at && at < end) || query.phraseEnd(at) !== undefined,
  })
  const wanted = amounts.filter((amount) => !negated.some((stretch) => overlaps(stretch, amount)))
  for (const { start, end } of wanted) query.take(start, end, 'filter')
  for (const stretch of negated) query.leaveUnused(stretch)
  return wanted
}

/** What a home has or is; a basement is also a type of home. */
function isTrait(meaning: Meaning): boolean {
  if (typeof meaning !== 'object') return false
  return (
    'features' in meaning ||
    'flag' in meaning ||
    ('subtypes' in meaning && meaning.subtypes.includes('basement'))
  )
}

const longestPhrase = 5

function phraseStart(query: Query, end: number): number | undefined {
  for (let start = Math.max(end - longestPhrase, 0); start < end; start++)
    if (query.phraseEnd(start) === end) return start
  return undefined
}

function freeOf(query: Query) {
  return {
    isFree: (at: number) => query.isFree(at),
    isOfName: (at: number) => query.isOfName(at),
  }
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

/** The longest text that an address takes. */
const longestName = 100

/** The search around a landmark. */
export function nearFilters({ landmark: { lat, long }, name }: NamedLandmark): SearchChoice {
  return { near: encodeNear({ lat, long, km: landmarkKm }), nearName: name.slice(0, longestName) }
}

const twinCities = ['islamabad', 'rawalpindi']
/** How far two cities beside each other reach from the point between them. */
const twoCitiesKm = 25

function placeFilters(
  query: Query,
  { cityId, areaIds, alsoId }: FoundPlaces,
  search: KnownNames,
): SearchChoice {
  const cities = query.isTwinCities
    ? search.cities().filter(({ slug }) => twinCities.includes(slug))
    : search.cities().filter(({ id }) => alsoId !== undefined && (id === cityId || id === alsoId))
  const [one, other] = cities
  if (areaIds.length === 0 && one && other) {
    const middle = { lat: (one.lat + other.lat) / 2, long: (one.long + other.long) / 2 }
    const name = joinList(cities.map((city) => city.name))
    return { near: encodeNear({ ...middle, km: twoCitiesKm }), nearName: name }
  }
  return {
    ...(cityId !== undefined && { cityId }),
    ...(areaIds.length > 0 && { areaIds }),
  }
}

/** 'Ground or first floor' is a range of floors. */
function buildingFilters({ possessions, floors }: Query): SearchChoice {
  return {
    ...(possessions.size > 0 && { possession: [...possessions] }),
    ...(floors.size > 0 && { minFloor: Math.min(...floors), maxFloor: Math.max(...floors) }),
  }
}

/** Kinds as the search has them: one group, or subtypes. */
function kindFilters({ types, subtypes }: Query): SearchChoice {
  const isPlot = types.has('plot')
  const kinds = new Set<Subtype>(subtypes)
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
