import type { Purpose } from '#contract/listings/property.ts'
import { mostPlacesAsked, type Understood } from '#contract/search/understood.ts'
import { joinList } from '#contract/text/join-list.ts'
import { localized } from '../localized.ts'
import type { SearchIndex } from '../search-index/index.ts'
import type { Meant } from './understand.ts'

/** The places that a name may mean, those with most listings first. */
export function whichPlace(
  search: Pick<SearchIndex, 'places' | 'countIn'>,
  { areaIds, words }: NonNullable<Meant['several']>,
  purpose: Purpose,
): NonNullable<Understood['which']> {
  const meant = new Set(areaIds)
  const places = search
    .places()
    .filter(({ kind, id }) => kind === 'area' && meant.has(id))
    .map((place) => ({ place, count: search.countIn(place, purpose) }))
    .sort((one, other) => other.count - one.count || one.place.id - other.place.id)
    .slice(0, mostPlacesAsked)
    .map(({ place: { id, name, name_ur, cityId, within } }) => ({
      id,
      name: localized(name, name_ur),
      within: joinList(within.map((around) => localized(around.name, around.name_ur))),
      city_id: cityId,
    }))
  return { words, places }
}
