import { formatPrice } from '#contract/money.ts'
import { typeOf } from '#contract/property.ts'
import { type SearchChoice, searchQuery } from '#contract/search-address.ts'
import { call } from '../../api.ts'
import type { Values } from '../../forms/site-form.ts'
import type { WantedName } from '../../forms/wanted-form.ts'
import { readChoice, type SearchQuery } from '../search/choice.ts'

/**
 * What a search that found nothing hands over: the wanted form's first values, and the name its draft is kept
 * under, so that another search brings its own.
 */
export async function fromSearch(
  query: SearchQuery,
): Promise<{ initial: Partial<Values<WantedName>>; name: string }> {
  if (Object.keys(query).length === 0) return { initial: {}, name: 'wanted' }
  const choice = readChoice(query)
  const { city, areas } = await placesOf(choice)
  const [subtype] = choice.subtype ?? []
  const size = choice.minSize ?? choice.maxSize
  const initial: Partial<Values<WantedName>> = {
    purpose: choice.purpose === 'rent' ? 'Rent' : 'Sale',
    ...(choice.type && choice.type !== 'all' && { type: choice.type }),
    ...(subtype && { type: typeOf(subtype), subtype }),
    ...(city && { city: city.name, cityId: String(city.id) }),
    selectedAreas: areas.map(({ name }) => name).join('\n'),
    selectedAreasId: areas.map(({ id }) => id).join(','),
    ...(size && { size: String(size), sizeUnit: choice.sizeUnit ?? 'sqft' }),
    ...(choice.minPrice && { minPrice: formatPrice(choice.minPrice) }),
    ...(choice.maxPrice && { maxPrice: formatPrice(choice.maxPrice) }),
    ...(choice.projectId && { projectId: String(choice.projectId) }),
    ...(choice.keyword && { description: choice.keyword }),
  }
  return { initial, name: `wanted-${searchQuery(choice)}` }
}

/** The city and its areas by name; what cannot be found is left to the visitor. */
async function placesOf({ cityId, areaIds = [] }: SearchChoice) {
  if (!cityId) return { city: undefined, areas: [] }
  const [cities, areas] = await Promise.all([
    call('cities').catch(() => []),
    areaIds.length > 0 ? call('areas', { query: { cityId } }).catch(() => []) : [],
  ])
  return {
    city: cities.find(({ id }) => id === cityId),
    areas: areas.filter(({ id }) => areaIds.includes(id)),
  }
}
