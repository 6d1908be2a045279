import { searchDetails } from '#contract/search/search-details.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { namesOfAreas, searchTitle } from '#contract/search/search-wording.ts'
import { localized } from '../localized.ts'
import { landmarkFinder, type Meant, understand } from '../understanding/index.ts'
import type { AskedFor, Ranked, SuggestContext } from './asked-for.ts'

/** The search that a text of several meanings is understood as: 'Houses for sale in Lahore · 10 marla'. */
export async function suggestSearch(
  ctx: SuggestContext,
  { text, purpose, cityId }: AskedFor,
): Promise<Ranked[]> {
  const findLandmark = landmarkFinder(ctx, cityId)
  const meant = understand({ search: ctx.search, findLandmark }, { text, cityId })
  if (!saysMoreThanPlace(meant)) return []
  const choice: SearchChoice = { purpose, ...(meant.near ? {} : { cityId }), ...meant }
  const name = [searchTitle(choice, placesOf(ctx, choice)), ...searchDetails(choice)].join(' · ')
  return [{ rank: 0, suggestion: { kind: 'search', name } }]
}

/** A place alone is suggested as one, and a name as what it names. */
function saysMoreThanPlace(meant: Meant): boolean {
  const { keyword, unused: _unused, prefer: _prefer, intent: _intent, several: _several, ...filters } = meant
  const { cityId: _city, areaIds: _areas, near: _near, nearName: _name, ...others } = filters
  return keyword === undefined && Object.keys(others).length > 0
}

function placesOf({ search }: SuggestContext, { cityId, areaIds = [] }: SearchChoice) {
  const places = search.places()
  const cityOf = (id: number | undefined) => {
    const city = places.find((place) => place.kind === 'city' && place.id === id)
    return city && localized(city.name, city.name_ur)
  }
  const areas = areaIds.flatMap((id) => {
    const area = places.find((place) => place.kind === 'area' && place.id === id)
    const city = cityOf(area?.cityId)
    return area ? [{ name: localized(area.name, area.name_ur), ...(city !== undefined && { city }) }] : []
  })
  return { city: cityOf(cityId), areas: namesOfAreas(areas) }
}
