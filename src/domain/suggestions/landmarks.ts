import { kmBetween } from '#contract/places/distance.ts'
import { type LandmarkKind, landmarkKinds } from '#contract/places/landmark-kinds.ts'
import { writtenRank } from '#contract/places/place-match.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import type { Suggestion } from '#contract/search/suggestion.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import {
  type Around,
  aroundPoint,
  cityWithinKm,
  type FoundLandmark,
  namesAround,
  otherWords,
} from '../landmarks/index.ts'
import { localized } from '../localized.ts'
import type { ListedPlace } from '../search-index/index.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'

type LandmarkSuggestion = Extract<Suggestion, { kind: 'landmark' }>
type Placed = FoundLandmark & { area: ListedPlace | undefined; city: ListedPlace }

const most = 4

const bigFrom = landmarkKinds.indexOf('attraction')
const smallFrom = landmarkKinds.indexOf('school')

/**
 * The landmarks of the map in and near our cities that the text means, at most 4: those in the chosen city first, then
 * by how well their names fit, those with published listings around, and the big before the small. 'School' means
 * schools before whatever is named so.
 */
export async function suggestLandmarks(ctx: SuggestContext, asked: AskedFor): Promise<Ranked[]> {
  const { landmarks, search } = ctx
  const index = landmarks?.now
  if (!index) return []
  const places = search.places()
  const known = new Map<Landmark, Around>()
  const aroundOf = (landmark: Landmark) =>
    known.getOrInsertComputed(landmark, () => aroundPoint(landmark, places))
  const found = index
    .find(asked.text, (landmark) => namesAround(aroundOf(landmark)), isNearCity(asked.cityId, places))
    .filter(({ landmark }) => !isOurPlace(landmark, aroundOf(landmark), places))
    .flatMap(({ landmark, rank }) => {
      const { area, city } = aroundOf(landmark)
      return city ? [{ landmark, rank, area, city }] : []
    })
  return distinct(inOrder(found, ctx, asked).map(rankedOf)).slice(0, most)
}

/** Near enough to the middle of the city to be in it. */
function isNearCity(cityId: number | undefined, places: readonly ListedPlace[]) {
  const middle = places.find(({ kind, id }) => kind === 'city' && id === cityId)?.middle
  return (landmark: Landmark) => middle !== undefined && kmBetween(landmark, middle) <= cityWithinKm
}

/** A town or neighbourhood of the map that is one of our areas or cities: a search there is better than one near it. */
function isOurPlace(
  { kind, name, nameUr }: Landmark,
  { city }: Around,
  places: readonly ListedPlace[],
): boolean {
  if (kind !== 'town' && kind !== 'neighbourhood') return false
  const solids = [name, nameUr].map((text) => plainWords(text).join('')).filter((text) => text !== '')
  return places.some(
    ({ cityId, keys }) => cityId === city?.id && keys.solids.some((solid) => solids.includes(solid)),
  )
}

function inOrder(
  found: readonly Placed[],
  { search }: SuggestContext,
  { text, cityId, purpose }: AskedFor,
): Placed[] {
  const listings = new Map<ListedPlace, boolean>()
  const hasListings = (place: ListedPlace | undefined) =>
    place !== undefined && listings.getOrInsertComputed(place, () => search.countIn(place, purpose) > 0)
  const named = kindNamed(text)
  return found
    .map((one) => ({
      one,
      order: [
        one.rank <= writtenRank && one.city.id === cityId,
        hasListings(one.city),
        one.landmark.kind === named,
        -one.rank,
        hasListings(one.area),
        -sizeOf(one.landmark.kind),
        -one.landmark.name.length,
      ].map(Number),
    }))
    .sort((one, other) => compare(other.order, one.order))
    .map(({ one }) => one)
}

/** The kind that the whole text is the word for, in English or Urdu. */
function kindNamed(text: string): LandmarkKind | undefined {
  const word = plainWords(text).join(' ')
  return landmarkKinds.find((kind) => kind === word || otherWords(kind).flatMap(plainWords).includes(word))
}

function sizeOf(kind: LandmarkKind): number {
  const at = landmarkKinds.indexOf(kind)
  return at < bigFrom ? 0 : at < smallFrom ? 1 : 2
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function rankedOf({ landmark, rank, area, city }: Placed): Ranked<LandmarkSuggestion> {
  const { kind, name, nameUr, lat, long } = landmark
  // Of a block in a phase in a society: the block, the phase and the city.
  const outer = area?.within.find((around) => around.name !== city.name)
  const around = [area, outer, city].filter((place) => place !== undefined)
  return {
    rank,
    suggestion: {
      kind: 'landmark',
      category: kind,
      name: localized(name, nameUr) || nameUr,
      within: joinList(around.map((place) => localized(place.name, place.name_ur))),
      lat,
      long,
    },
  }
}

/** Two landmarks with one name in one area cannot be told apart. */
function distinct(found: readonly Ranked<LandmarkSuggestion>[]): Ranked<LandmarkSuggestion>[] {
  const first = new Map<string, Ranked<LandmarkSuggestion>>()
  for (const one of found) first.getOrInsert(`${one.suggestion.name}/${one.suggestion.within}`, one)
  return [...first.values()]
}
