import { type LandmarkKind, landmarkKinds } from '#contract/places/landmark-kinds.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import type { Suggestion } from '#contract/search/suggestion.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import { type Around, aroundPoint, namesAround } from '../landmarks/around.ts'
import type { FoundLandmark } from '../landmarks/landmark-index.ts'
import type { ListedPlace } from '../listings/search-index/index.ts'
import { localized } from '../localized.ts'
import type { AskedFor, SuggestContext } from './asked-for.ts'

type LandmarkSuggestion = Extract<Suggestion, { kind: 'landmark' }>
type Placed = FoundLandmark & Around

const most = 4
/** The ranks of `rankPlaces` up to which the text itself is in the name: whole, its beginning, inside. */
const written = 2
const beginning = 1

const bigFrom = landmarkKinds.indexOf('attraction')
const smallFrom = landmarkKinds.indexOf('school')

/**
 * The landmarks of the map that the text means, at most 4: those in the chosen city first, then those whose names begin
 * with the text, those with published listings around, and the big before the small.
 */
export async function suggestLandmarks(ctx: SuggestContext, asked: AskedFor): Promise<Suggestion[]> {
  const { landmarks, search } = ctx
  const index = landmarks?.now
  if (!index) return []
  const places = search.places()
  const known = new Map<Landmark, Around>()
  const aroundOf = (landmark: Landmark) =>
    known.getOrInsertComputed(landmark, () => aroundPoint(landmark, places))
  const found = index
    .find(asked.text, (landmark) => namesAround(aroundOf(landmark)))
    .filter(({ landmark }) => !isOurPlace(landmark, aroundOf(landmark), places))
    .map((one) => ({ ...one, ...aroundOf(one.landmark) }))
  return distinct(inOrder(found, ctx, asked).map(suggestionOf)).slice(0, most)
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
  { cityId, purpose }: AskedFor,
): Placed[] {
  const listings = new Map<number, number>()
  const hasListings = (place: ListedPlace | undefined) =>
    place !== undefined &&
    listings.getOrInsertComputed(place.kind === 'area' ? place.id : -place.id, () =>
      search.countIn(place, purpose),
    ) > 0
  return found
    .map((one) => ({
      one,
      order: [
        cityId !== undefined && one.rank <= written && one.city?.id === cityId ? 0 : 1,
        Math.max(one.rank, beginning),
        hasListings(one.area) ? 0 : hasListings(one.city) ? 1 : 2,
        sizeOf(one.landmark.kind),
        one.rank,
        one.landmark.name.length,
      ],
    }))
    .sort((one, other) => compare(one.order, other.order))
    .map(({ one }) => one)
}

function sizeOf(kind: LandmarkKind): number {
  const at = landmarkKinds.indexOf(kind)
  return at < bigFrom ? 0 : at < smallFrom ? 1 : 2
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function suggestionOf({
  landmark: { kind, name, nameUr, lat, long },
  area,
  city,
}: Placed): LandmarkSuggestion {
  // Of a block in a phase in a society: the block, the phase and the city.
  const outer = area?.within.find(({ name: around }) => around !== city?.name)
  const around = [area, outer, city].filter((place) => place !== undefined)
  return {
    kind: 'landmark',
    category: kind,
    name: localized(name, nameUr) || nameUr,
    within: around.length > 0 ? joinList(around.map((place) => localized(place.name, place.name_ur))) : null,
    lat,
    long,
  }
}

/** Two of one name in one area cannot be told apart. */
function distinct(suggestions: readonly LandmarkSuggestion[]): LandmarkSuggestion[] {
  return [
    ...new Map(suggestions.toReversed().map((one) => [`${one.name}/${one.within}`, one])).values(),
  ].toReversed()
}
