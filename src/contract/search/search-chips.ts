import { building } from '#messages/common.ts'
import { searchFilters as t } from '#messages/site.ts'
import { possessionLabel } from '../listings/building.ts'
import { featureLabel } from '../listings/features.ts'
import { typeLabel } from '../listings/property.ts'
import { addedWithin } from './added-within.ts'
import { floorRange } from './floor-range.ts'
import { decodeNear } from './near.ts'
import { searchAddress } from './search-address.ts'
import { eachFlag, type SearchChoice, type SearchFilter } from './search-keys.ts'
import { searchLabels } from './search-labels.ts'
import { namesOfAreas, priceRange, sizeRange } from './search-wording.ts'

/** One applied filter: what it says, and the address of the search without it. */
export type Chip = { id: string; label: string; href: string }

type NamedPlace = { id: number; name: string }

/** What the answer of a search says its ids stand for. */
type ChosenNames = {
  areas: ReadonlyArray<NamedPlace & { city?: string }>
  project?: NamedPlace | null
  agent?: NamedPlace | null
}

/** A chip before its address is written: what the search without it has instead. */
type Part = { id: string; label: string | 0 | undefined; without: SearchChoice }

type Named = ChosenNames & { cities: readonly NamedPlace[] }

/** What each filter shows, in the order of the filter bar. */
const parts: Readonly<Record<SearchFilter, (choice: SearchChoice, named: Named) => Part | Part[]>> = {
  keyword: ({ keyword }) => ({
    id: 'keyword',
    label: keyword && t.keywordChip({ keyword }),
    without: { keyword: undefined },
  }),
  cityId: ({ cityId }, { cities }) => ({
    id: 'city',
    label: cityId && (cities.find(({ id }) => id === cityId)?.name ?? t.unknownCity({ id: cityId })),
    without: { cityId: undefined, areaIds: [] },
  }),
  areaIds: ({ areaIds = [] }, { areas }) =>
    areaIds.map((id) => ({
      id: `area-${id}`,
      label:
        namesOfAreas(
          areas.filter((area) => area.id === id),
          areas,
        )[0] ?? t.unknownArea({ id }),
      without: { areaIds: areaIds.filter((other) => other !== id) },
    })),
  box: ({ box }) => ({ id: 'box', label: box && t.mapArea, without: { box: undefined } }),
  shape: ({ shape }) => ({
    id: 'shape',
    label: shape && t.drawnAreas({ count: shape.split('.').length }),
    without: { shape: undefined },
  }),
  near: ({ near = '', nearName }) => ({
    id: 'near',
    label: nearLabel(decodeNear(near)?.km, nearName),
    without: { near: undefined, nearName: undefined },
  }),
  type: ({ type, subtype = [] }) => ({
    id: 'type',
    label: subtype.length === 0 && type && type !== 'all' ? typeLabel(type) : undefined,
    without: { type: 'all' },
  }),
  subtype: ({ subtype = [] }) =>
    subtype.map((value) => ({
      id: `subtype-${value}`,
      label: typeLabel(value),
      without: { subtype: subtype.filter((other) => other !== value) },
    })),
  minPrice: ({ minPrice, maxPrice }) => ({
    id: 'price',
    label: priceRange(minPrice, maxPrice),
    without: { minPrice: undefined, maxPrice: undefined },
  }),
  maxPrice: withTheLowest,
  minSize: ({ sizeUnit = 'sqft', minSize, maxSize }) => ({
    id: 'size',
    label: sizeRange(sizeUnit, minSize, maxSize),
    without: { minSize: undefined, maxSize: undefined },
  }),
  maxSize: withTheLowest,
  beds: ({ beds }) => ({
    id: 'beds',
    label: beds && t.atLeastBeds({ count: beds }),
    without: { beds: undefined },
  }),
  baths: ({ baths }) => ({
    id: 'baths',
    label: baths && t.atLeastBaths({ count: baths }),
    without: { baths: undefined },
  }),
  possession: ({ possession = [] }) =>
    possession.map((value) => ({
      id: `possession-${value}`,
      label: building.possessionIs({ possession: possessionLabel(value) }),
      without: { possession: possession.filter((other) => other !== value) },
    })),
  minYear: ({ minYear }) => ({
    id: 'year',
    label: minYear && t.builtSince({ year: minYear }),
    without: { minYear: undefined },
  }),
  minFloor: ({ minFloor, maxFloor }) => ({
    id: 'floor',
    label: floorRange(minFloor, maxFloor),
    without: { minFloor: undefined, maxFloor: undefined },
  }),
  maxFloor: withTheLowest,
  features: ({ features = [] }) =>
    features.map((feature) => ({
      id: `feature-${feature}`,
      label: featureLabel(feature),
      without: { features: features.filter((other) => other !== feature) },
    })),
  ...eachFlag((flag) => (choice: SearchChoice) => ({
    id: flag,
    label: choice[flag] && searchLabels[flag].name,
    without: { [flag]: undefined },
  })),
  added: ({ added }) => ({ id: 'added', label: added && addedWithin(added), without: { added: undefined } }),
  projectId: ({ projectId }, { project }) => ({
    id: 'project',
    label: projectId && (project?.name ?? t.unknownProject({ id: projectId })),
    without: { projectId: undefined },
  }),
  agentId: ({ agentId }, { agent }) => ({
    id: 'agent',
    label: agentId && (agent?.name ?? t.unknownAgent({ id: agentId })),
    without: { agentId: undefined },
  }),
}

function nearLabel(km: number | undefined, place: string | undefined): string | undefined {
  if (km === undefined) return undefined
  return place ? t.nearPlace({ km, place }) : t.nearPoint({ km })
}

/** Both ends of a range are one chip. */
function withTheLowest(): Part[] {
  return []
}

/** The applied filters in the order of the filter bar. The purpose is always applied, so it is none of them. */
export function searchChips(choice: SearchChoice, cities: readonly NamedPlace[], names: ChosenNames): Chip[] {
  return Object.values(parts)
    .flatMap((partOf) => partOf(choice, { ...names, cities }))
    .flatMap(({ id, label, without }) =>
      label ? [{ id, label, href: searchAddress({ ...choice, page: 1, ...without }) }] : [],
    )
}

/** The search with nothing but its purpose. */
export function clearedAddress({ purpose }: SearchChoice): string {
  return searchAddress({ purpose })
}
