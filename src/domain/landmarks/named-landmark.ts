import { kmBetween } from '#contract/places/distance.ts'
import type { LandmarkKind } from '#contract/places/landmark-kinds.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { landmarkKm } from '#contract/search/near.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import { localized } from '../localized.ts'
import type { ListedPlace, SearchIndex } from '../search-index/index.ts'
import { type Around, aroundPoint, namesAround } from './around.ts'
import { fullNames } from './landmark-spellings.ts'
import type { Landmarks } from './open-landmarks.ts'

type NamedLandmarkContext = {
  search: Pick<SearchIndex, 'places' | 'projectNames'>
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

type AskedLandmark = { text: string; cityId?: number | undefined }

/** A landmark and its name with that of its city, in the current language. */
export type NamedLandmark = { landmark: Landmark; name: string }

type Placed = { landmark: Landmark; city: ListedPlace }

/**
 * The landmark whose whole name the text is, with or without its city; undefined for several in different places, of
 * which the chosen city has none or more than one, and for the name of a place or a project of ours.
 */
export function namedLandmark(ctx: NamedLandmarkContext, asked: AskedLandmark): NamedLandmark | undefined {
  const wanted = plainWords(asked.text)
  if (isOurs(ctx.search, wanted.join(''))) return undefined
  return onlyOne(
    landmarksWith(ctx, asked.text).filter(({ landmark, city }) => isNameOf(landmark, wanted, city)),
    asked.cityId,
  )
}

/**
 * The landmark of one of the kinds that has every word of the text in its name or around it: 'Islamabad airport' is
 * Islamabad International Airport; undefined for several in different places.
 */
export function landmarkOfKind(
  ctx: NamedLandmarkContext,
  { text, cityId, kinds }: AskedLandmark & { kinds: readonly LandmarkKind[] },
): NamedLandmark | undefined {
  const found = landmarksWith(ctx, text).filter(({ landmark }) => kinds.includes(landmark.kind))
  return onlyOne(found, cityId)
}

/** Those in our cities that have every word of the text. */
function landmarksWith({ search, landmarks }: NamedLandmarkContext, text: string): Placed[] {
  const places = search.places()
  const around = (landmark: Landmark) => aroundLandmark(landmark, places)
  return (landmarks?.now?.find(text, (landmark) => namesAround(around(landmark))) ?? []).flatMap(
    ({ landmark }) => {
      const { city } = around(landmark)
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

function onlyOne(found: readonly Placed[], cityId: number | undefined): NamedLandmark | undefined {
  const inCity = found.filter(({ city }) => city.id === cityId)
  const meant = inCity.length > 0 ? inCity : found
  const [first] = meant
  if (!first || meant.some(({ landmark }) => kmBetween(landmark, first.landmark) > landmarkKm))
    return undefined
  const { landmark, city } = first
  const own = localized(landmark.name, landmark.nameUr) || landmark.nameUr
  const cityName = localized(city.name, city.name_ur)
  return { landmark, name: own.includes(cityName) ? own : joinList([own, cityName]) }
}

const ourNames = new WeakMap<readonly ListedPlace[], ReadonlySet<string>>()

/** Whether a name, without its spaces, is that of a place or a project of ours. */
function isOurs(search: NamedLandmarkContext['search'], solid: string): boolean {
  const places = search.places()
  const names = ourNames.getOrInsertComputed(
    places,
    () =>
      new Set([
        ...places.flatMap(({ keys }) => keys.solids),
        ...search.projectNames().map((name) => plainWords(name).join('')),
      ]),
  )
  return names.has(solid)
}

/** 'Jinnah Hospital' is 'Jinnah Hospital Lahore' in Lahore, and the other way round. */
function isNameOf({ name, nameUr }: Landmark, wanted: readonly string[], city: ListedPlace): boolean {
  const ofCity = new Set([city.name, city.name_ur, ...city.synonyms].flatMap(plainWords))
  const bare = (words: readonly string[]) => words.filter((word) => !ofCity.has(word)).join('')
  const asked = bare(wanted)
  return asked !== '' && fullNames(name, nameUr).some((full) => bare(plainWords(full)) === asked)
}
