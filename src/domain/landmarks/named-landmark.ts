import { kmBetween } from '#contract/places/distance.ts'
import { type LandmarkKind, landmarkKinds } from '#contract/places/landmark-kinds.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { soundOf } from '#contract/places/sound.ts'
import { landmarkKm } from '#contract/search/near.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import { localized } from '../localized.ts'
import type { ListedPlace, SearchIndex } from '../search-index/index.ts'
import { type Around, aroundPoint, namesAround, nearestCity } from './around.ts'
import { fullNames, isGeneric, otherWords } from './landmark-spellings.ts'
import type { Landmarks } from './open-landmarks.ts'

type NamedLandmarkContext = {
  search: Pick<SearchIndex, 'places' | 'projectNames'>
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

type AskedLandmark = {
  text: string
  /** The city that is chosen: landmarks there come first. */
  cityId?: number | undefined
  /** The city that is said: landmarks elsewhere are not meant. */
  inCityId?: number | undefined
}

/** A landmark and its name with that of its city, in the current language. */
export type NamedLandmark = { landmark: Landmark; name: string }

type Placed = { landmark: Landmark; city: ListedPlace }

/**
 * The landmark whose whole name the text is, with or without its city, unless it is that of a place or a project of
 * ours. With `kinds` also the one of these kinds that has every word of the text in its name, and the fewest others:
 * 'Islamabad airport' is Islamabad International Airport. 'several' for several in different places, of which the
 * chosen city has none or more than one; undefined for none, and for a kind alone: 'school'.
 */
export function namedLandmark(
  ctx: NamedLandmarkContext,
  { text, cityId, inCityId, kinds = [] }: AskedLandmark & { kinds?: readonly LandmarkKind[] | undefined },
): NamedLandmark | 'several' | undefined {
  const wanted = plainWords(text)
  const ours = ourNames(ctx.search)
  const bare = wanted.filter((word) => !ours.cityWords.has(word))
  if ([wanted, bare].some((words) => ours.names.has(words.join('')))) return undefined
  const found = landmarksWith(ctx, text).filter(
    ({ landmark, city }) =>
      inCityId === undefined || city.id === inCityId || isNamedAfter(landmark, inCityId, ctx),
  )
  const called = found.filter(({ landmark, city }) => isNameOf(landmark, wanted, city))
  if (called.length > 0) return onlyOne(called, cityId, ({ kind }) => kindOrder(kind, kinds))
  const isKindAlone = isGeneric(bare) && !kinds.includes('airport')
  const ofKind = found.filter(
    ({ landmark }) =>
      kinds.includes(landmark.kind) && !isSettlement(landmark.kind) && isSaidBy(landmark, bare),
  )
  return isKindAlone
    ? undefined
    : onlyOne(
        ofKind,
        cityId,
        (landmark) => kindOrder(landmark.kind, kinds) * 100 + otherWordsIn(landmark, wanted),
      )
}

/** Islamabad's airport is nearer to Rawalpindi. */
function isNamedAfter({ name }: Landmark, cityId: number, { search }: NamedLandmarkContext): boolean {
  const city = search.places().find(({ kind, id }) => kind === 'city' && id === cityId)
  return city !== undefined && plainWords(name).includes(plainWords(city.name).join(''))
}

/** Whether each word is one of the landmark's name, perhaps in another spelling; a slip is none. */
function isSaidBy({ name, nameUr }: Landmark, words: readonly string[]): boolean {
  const own = [...plainWords(`${name} ${nameUr}`), ...otherWords(name).flatMap(plainWords)]
  const sounds = new Set(own.map(soundOf).filter((sound) => sound.length >= shortestSound))
  const isOwn = (word: string) =>
    own.some((one) => one === word || (word.length >= longWord && one.startsWith(word)))
  return words.every((word) => isOwn(word) || sounds.has(soundOf(word)))
}

const shortestSound = 3
const longWord = 5

/** Whether people live in it: one of our areas is meant rather than one that has only some of the words. */
function isSettlement(kind: LandmarkKind): boolean {
  return kind === 'town' || kind === 'neighbourhood'
}

/** Airports are outside the cities that they serve. */
const airportWithinKm = 50

/** Those in our cities that have every word of the text. */
function landmarksWith({ search, landmarks }: NamedLandmarkContext, text: string): Placed[] {
  const places = search.places()
  const around = (landmark: Landmark) => aroundLandmark(landmark, places)
  return (landmarks?.now?.find(text, (landmark) => namesAround(around(landmark))) ?? []).flatMap(
    ({ landmark }) => {
      const city =
        around(landmark).city ??
        (landmark.kind === 'airport' ? nearestCity(landmark, places, airportWithinKm) : undefined)
      return city ? [{ landmark, city }] : []
    },
  )
}

/** Remembered for each list of places, because thousands of places are compared for each landmark. */
const surroundings = new WeakMap<readonly ListedPlace[], WeakMap<Landmark, Around>>()

function aroundLandmark(landmark: Landmark, places: readonly ListedPlace[]): Around {
  return surroundings
    .getOrInsertComputed(places, () => new WeakMap())
    .getOrInsertComputed(landmark, () => aroundPoint(landmark, places))
}

/** The one of them that comes first; 'several' when another place is as good. */
function onlyOne(
  found: readonly Placed[],
  cityId: number | undefined,
  orderOf: (landmark: Landmark) => number,
): NamedLandmark | 'several' | undefined {
  const inCity = found.filter(({ city }) => city.id === cityId)
  const meant = (inCity.length > 0 ? inCity : found)
    .map((one) => ({ ...one, order: orderOf(one.landmark) }))
    .sort((one, other) => one.order - other.order)
  const [first] = meant
  if (!first) return undefined
  const isElsewhere = ({ landmark, order }: (typeof meant)[number]) =>
    order === first.order && kmBetween(landmark, first.landmark) > landmarkKm
  if (meant.some(isElsewhere)) return 'several'
  const { landmark, city } = first
  const own = localized(landmark.name, landmark.nameUr) || landmark.nameUr
  const cityName = localized(city.name, city.name_ur)
  return { landmark, name: own.includes(cityName) ? own : joinList([own, cityName]) }
}

/** Those that are asked for come first, then the big ones. */
function kindOrder(kind: LandmarkKind, kinds: readonly LandmarkKind[]): number {
  return kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length + landmarkKinds.indexOf(kind)
}

/** How many words a name has besides; an international airport is the one that people mean. */
function otherWordsIn({ name, nameUr }: Landmark, wanted: readonly string[]): number {
  const words = plainWords(name || nameUr)
  const others = words.filter((word) => !unsaid.has(word)).length - wanted.length
  return Math.max(others, 0) - (words.includes('international') ? 10 : 0)
}

/** Words of names that people leave out. */
const unsaid = new Set(['the', 'of', 'and', 'international', 'memorial', 'e'])

type OurNames = { names: ReadonlySet<string>; cityWords: ReadonlySet<string> }
const namesOfPlaces = new WeakMap<readonly ListedPlace[], OurNames>()

/** The names of our places and projects without their spaces, and the words of our cities. */
function ourNames(search: NamedLandmarkContext['search']): OurNames {
  const places = search.places()
  return namesOfPlaces.getOrInsertComputed(places, () => ({
    names: new Set([
      ...places.flatMap(({ keys }) => keys.solids),
      ...search.projectNames().map((name) => plainWords(name).join('')),
    ]),
    cityWords: new Set(
      places
        .filter(({ kind }) => kind === 'city')
        .flatMap((city) => [city.name, city.name_ur, ...city.synonyms].flatMap(plainWords)),
    ),
  }))
}

/** 'Jinnah Hospital' is 'Jinnah Hospital Lahore' in Lahore, and the other way round. */
function isNameOf({ name, nameUr }: Landmark, wanted: readonly string[], city: ListedPlace): boolean {
  const ofCity = new Set([city.name, city.name_ur, ...city.synonyms].flatMap(plainWords))
  const bare = (words: readonly string[]) => words.filter((word) => !ofCity.has(word)).join('')
  const asked = bare(wanted)
  return asked !== '' && fullNames(name, nameUr).some((full) => bare(plainWords(full)) === asked)
}
