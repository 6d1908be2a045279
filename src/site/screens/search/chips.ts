import { typeLabel } from '#contract/listings/property.ts'
import { type SearchChoice, searchAddress } from '#contract/search/search-address.ts'
import { priceRange, sizeRange } from './wording.ts'

/** One applied filter: what it says, and the address of the search without it. */
export type Chip = { id: string; label: string; href: string }

type NamedPlace = { id: number; name: string }

/** What the answer of a search says its ids stand for. */
type ChosenNames = {
  areas: readonly NamedPlace[]
  project?: NamedPlace | null
  agent?: NamedPlace | null
}

/** The applied filters in the order of the filter bar. The purpose is always applied, so it is none of them. */
export function chipsOf(
  choice: SearchChoice,
  cities: readonly NamedPlace[],
  { areas, project, agent }: ChosenNames,
): Chip[] {
  const chip = (id: string, label: string | 0 | undefined, change: SearchChoice): Chip[] =>
    label ? [{ id, label, href: searchAddress({ ...choice, page: 1, ...change }) }] : []

  const { cityId, areaIds = [], type, subtype = [], sizeUnit = 'sqft' } = choice
  const city = cities.find(({ id }) => id === cityId)
  const unset = undefined
  return [
    ...chip('keyword', choice.keyword && `“${choice.keyword}”`, { keyword: unset }),
    ...chip('city', cityId && (city?.name ?? `City ${cityId}`), { cityId: unset, areaIds: [] }),
    ...areaIds.flatMap((id) =>
      chip(`area-${id}`, nameOf(areas, id), { areaIds: areaIds.filter((other) => other !== id) }),
    ),
    ...(subtype.length === 0 && type && type !== 'all' ? chip('type', typeLabel(type), { type: 'all' }) : []),
    ...subtype.flatMap((value) => chip(`subtype-${value}`, typeLabel(value), withoutSubtype(choice, value))),
    ...chip('price', priceRange(choice.minPrice, choice.maxPrice), { minPrice: unset, maxPrice: unset }),
    ...chip('size', sizeRange(sizeUnit, choice.minSize, choice.maxSize), { minSize: unset, maxSize: unset }),
    ...chip('beds', atLeast(choice.beds, 'bed'), { beds: unset }),
    ...chip('baths', atLeast(choice.baths, 'bath'), { baths: unset }),
    ...chip('project', choice.projectId && (project?.name ?? `Project ${choice.projectId}`), {
      projectId: unset,
    }),
    ...chip('agent', choice.agentId && (agent?.name ?? `Agent ${choice.agentId}`), { agentId: unset }),
  ]
}

/** The search with nothing but its purpose. */
export function clearedAddress({ purpose }: SearchChoice): string {
  return searchAddress({ purpose })
}

function nameOf(places: readonly NamedPlace[], id: number): string {
  return places.find((place) => place.id === id)?.name ?? `Area ${id}`
}

function withoutSubtype({ subtype = [] }: SearchChoice, value: string): SearchChoice {
  return { subtype: subtype.filter((other) => other !== value) }
}

function atLeast(count: number | undefined, noun: string): string | undefined {
  if (!count) return undefined
  return `${count}+ ${noun}s`
}
