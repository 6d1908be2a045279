import { kmBetween } from '#contract/places/distance.ts'
import { plainWords } from '#contract/places/plain-words.ts'
import { landmarkKm } from '#contract/search/near.ts'
import { joinList } from '#contract/text/join-list.ts'
import type { Landmark } from '#integrations/map-tiles/landmarks/collect.ts'
import type { SearchIndex } from '../listings/search-index/index.ts'
import { localized } from '../localized.ts'
import { aroundPoint } from './around.ts'
import type { Landmarks } from './open-landmarks.ts'

type NamedLandmarkContext = {
  search: Pick<SearchIndex, 'places' | 'projectNames'>
  landmarks?: Pick<Landmarks, 'now'> | undefined
}

/** A landmark and its name with that of its city, in the language at hand. */
type NamedLandmark = { landmark: Landmark; name: string }

/**
 * The landmark whose whole name the text is; undefined for several in different places, of which the chosen city has
 * none or more than one, and for the name of a project.
 */
export function namedLandmark(
  { search, landmarks }: NamedLandmarkContext,
  { text, cityId }: { text: string; cityId?: number | undefined },
): NamedLandmark | undefined {
  if (search.projectNames().some((name) => solid(name) === solid(text))) return undefined
  const places = search.places()
  const whole = (landmarks?.now?.find(text, () => []) ?? [])
    .filter(({ rank }) => rank === 0)
    .map(({ landmark }) => ({ landmark, city: aroundPoint(landmark, places).city }))
  const inCity = whole.filter(({ city }) => city !== undefined && city.id === cityId)
  const meant = inCity.length > 0 ? inCity : whole
  const [first] = meant
  if (!first || meant.some(({ landmark }) => kmBetween(landmark, first.landmark) > landmarkKm))
    return undefined
  const { landmark, city } = first
  const own = localized(landmark.name, landmark.nameUr) || landmark.nameUr
  return { landmark, name: city ? joinList([own, localized(city.name, city.name_ur)]) : own }
}

function solid(text: string): string {
  return plainWords(text).join('')
}
