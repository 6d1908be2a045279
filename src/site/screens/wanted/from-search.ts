import { wantedDefaults } from '#contract/leads/inquiry-fields.ts'
import { typeOf } from '#contract/listings/property.ts'
import { usualSizeUnit } from '#contract/places/usual-size-unit.ts'
import { searchQuery } from '#contract/search/search-address.ts'
import type { SearchChoice } from '#contract/search/search-keys.ts'
import { typedPrice } from '#contract/text/read-price.ts'
import { type Answer, call } from '#ui/api.ts'
import { sentName } from '../../cities.ts'
import type { Values } from '../../forms/site-form.ts'
import type { WantedName } from '../../forms/wanted-form.ts'
import { readChoice } from '../search/choice.ts'
import type { SearchQuery } from '../search/query.ts'

type FromSearch = {
  /** The form's first values. */
  initial: Partial<Values<WantedName>>
  /** The areas of the city to choose from, there from the start so that nothing jumps. */
  areas: Answer<'areas'>
  /** What the draft is kept under, so that another search brings its own. */
  name: string
}

/** What a search that found nothing hands over to the wanted form. */
export async function fromSearch(query: SearchQuery): Promise<FromSearch> {
  if (Object.keys(query).length === 0) return { initial: {}, areas: [], name: 'wanted' }
  const choice = readChoice(query)
  const { city, areas } = await loadPlaces(choice)
  const chosen = areas.filter(({ id }) => choice.areaIds?.includes(id))
  const [subtype] = choice.subtype ?? []
  const size = choice.minSize ?? choice.maxSize
  const initial: Partial<Values<WantedName>> = {
    purpose: choice.purpose === 'rent' ? 'Rent' : 'Sale',
    ...(choice.type && choice.type !== 'all' && { type: choice.type }),
    ...(subtype && { type: typeOf(subtype), subtype }),
    ...(city && { city: sentName(city), cityId: String(city.id) }),
    selectedAreas: chosen.map(({ name }) => name).join('\n'),
    selectedAreasId: chosen.map(({ id }) => id).join(','),
    ...(size && { size: String(size) }),
    ...(choice.minPrice && { minPrice: typedPrice(choice.minPrice) }),
    ...(choice.maxPrice && { maxPrice: typedPrice(choice.maxPrice) }),
    ...(choice.projectId && { projectId: String(choice.projectId) }),
    ...(choice.keyword && { description: choice.keyword }),
  }
  initial.sizeUnit = size
    ? (choice.sizeUnit ?? 'sqft')
    : usualSizeUnit({ city: '', subtype: '', ...wantedDefaults, ...initial })
  return { initial, areas, name: `wanted-${searchQuery(choice)}` }
}

/** The city and its areas; what cannot be found is left to the visitor. */
async function loadPlaces({ cityId, purpose }: SearchChoice) {
  if (!cityId) return { city: undefined, areas: [] }
  const [cities, areas] = await Promise.all([
    call('cities').catch(() => []),
    call('areas', { query: { cityId, purpose } }).catch(() => []),
  ])
  return { city: cities.find(({ id }) => id === cityId), areas }
}
