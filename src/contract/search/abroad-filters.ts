/** The filters that buyers who live abroad ask for: instalments, possession given, approved by the authority. */
import { building as t } from '#messages/common.ts'
import { possessionLabel } from '../listings/building.ts'
import { featureLabel } from '../listings/features.ts'
import { joinList } from '../text/join-list.ts'
import type { SearchChoice } from './search-keys.ts'
import { searchLabels } from './search-labels.ts'

const feature = 'instalments'
const possession = 'ready'

/** The search with these filters. They are for sale, so that the price limits of a rent are left out. */
export function withAbroadFilters(choice: SearchChoice = {}): SearchChoice {
  return {
    ...choice,
    ...(choice.purpose === 'rent' && { minPrice: undefined, maxPrice: undefined }),
    purpose: 'sale',
    features: [...new Set([...(choice.features ?? []), feature] as const)],
    possession: [possession],
    approved: true,
    page: 1,
  }
}

export function withoutAbroadFilters(choice: SearchChoice): SearchChoice {
  return {
    ...choice,
    features: choice.features?.filter((one) => one !== feature),
    possession: undefined,
    approved: undefined,
    page: 1,
  }
}

export function hasAbroadFilters({
  features = [],
  possession: chosen = [],
  approved,
}: SearchChoice): boolean {
  return features.includes(feature) && chosen.length === 1 && chosen[0] === possession && approved === true
}

/** What they ask for, in words. */
export function abroadFilterNames(): string {
  return joinList([
    featureLabel(feature),
    t.possessionIs({ possession: possessionLabel(possession) }),
    searchLabels.approved.name,
  ])
}
