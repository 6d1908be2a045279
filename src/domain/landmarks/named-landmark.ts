import { kmBetween } from '#contract/places/distance.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { landmarkKm } from '#contract/search/near.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import { localized } from '../localized.ts'
import type { ListedPlace, SearchIndex } from '../search-index/index.ts'
import { aroundPoint, namesAround } from './around.ts'
import { fullNames } from './landmark-spellings.ts'
import type { Landmarks } from './open-landmarks.ts'

type NamedLandmarkContext = {
  search: Pick<SearchIndex, 'places' | 'projectNames'>
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

/** A landmark and its name with that of its city, in the current language. */
type NamedLandmark = { landmark: Landmark; name: string }

/**
 * The landmark whose whole name the text is, with or without its city; undefined for several in different places, of
 * which the chosen city has none or more than one, and for the name of a place or a project of ours.
 */
export function namedLandmark(
  { search, landmarks }: NamedLandmarkContext,
  { text, cityId }: { text: string; cityId?: number | undefined },
): NamedLandmark | undefined {
  const places = search.places()
  const wanted = plainWords(text)
  const isOurs = (solids: readonly string[]) => solids.includes(wanted.join(''))
  if (
    places.some(({ keys }) => isOurs(keys.solids)) ||
    search.projectNames().some((name) => isOurs([solid(name)]))
  )
    return undefined
  const around = (landmark: Landmark) => namesAround(aroundPoint(landmark, places))
  const named = (landmarks?.now?.find(text, around) ?? []).flatMap(({ landmark }) => {
    const { city } = aroundPoint(landmark, places)
    return city && isNameOf(landmark, wanted, city) ? [{ landmark, city }] : []
  })
  const inCity = named.filter(({ city }) => city.id === cityId)
  const meant = inCity.length > 0 ? inCity : named
  const [first] = meant
  if (!first || meant.some(({ landmark }) => kmBetween(landmark, first.landmark) > landmarkKm))
    return undefined
  const { landmark, city } = first
  const own = localized(landmark.name, landmark.nameUr) || landmark.nameUr
  const cityName = localized(city.name, city.name_ur)
  return { landmark, name: own.includes(cityName) ? own : joinList([own, cityName]) }
}

/** 'Jinnah Hospital' is 'Jinnah Hospital Lahore' in Lahore, and the other way round. */
function isNameOf({ name, nameUr }: Landmark, wanted: readonly string[], city: ListedPlace): boolean {
  const ofCity = new Set([city.name, city.name_ur, ...city.synonyms].flatMap(plainWords))
  const bare = (words: readonly string[]) => words.filter((word) => !ofCity.has(word)).join('')
  const asked = bare(wanted)
  return asked !== '' && fullNames(name, nameUr).some((full) => bare(plainWords(full)) === asked)
}

function solid(text: string): string {
  return plainWords(text).join('')
}
