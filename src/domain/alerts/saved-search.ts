/** A search as an alert stores it: its places in columns, which follow a merge, the rest as JSON. */
import { Search } from '#contract/search/search.ts'
import {
  type SearchChoice,
  type SearchField,
  type SearchKey,
  searchFields,
  searchKeys,
} from '#contract/search/search-keys.ts'
import type { alerts } from '#db/schema/index.ts'

/** The columns of an alert that hold its search. */
export type SavedSearch = Pick<typeof alerts.$inferSelect, 'purpose' | 'city_id' | 'area_ids' | 'filters'>

/** Keys that have columns of their own, and those that change nothing about what is found. */
const leftOut: readonly SearchKey[] = [
  'purpose',
  'cityId',
  'areaIds',
  'typed',
  'prefer',
  'sort',
  'view',
  'page',
  'perPage',
]

/** How a search is stored; the same search is always stored the same. */
export function storedSearch(search: Search): SavedSearch {
  const filters: Record<string, unknown> = {}
  for (const key of searchKeys) {
    const value = search[key]
    const field: SearchField = searchFields[key]
    if (leftOut.includes(key) || value === undefined || value === field.usual || value === '') continue
    if (Array.isArray(value) && value.length === 0) continue
    filters[key] = Array.isArray(value) ? [...value].sort() : value
  }
  const { purpose, cityId, areaIds } = search
  return {
    purpose,
    city_id: cityId ?? null,
    area_ids: areaIds.toSorted((one, other) => one - other),
    filters,
  }
}

/** The search as its address has it. */
export function choiceOf({ purpose, city_id, area_ids, filters }: SavedSearch): SearchChoice {
  return {
    ...filters,
    purpose: purpose ?? undefined,
    cityId: city_id ?? undefined,
    areaIds: area_ids,
  }
}

const everything = Search.parse({})

/** The search as the index is asked. */
export function searchOf({ purpose, city_id, area_ids, filters }: SavedSearch): Search {
  return {
    ...everything,
    ...filters,
    purpose: purpose ?? everything.purpose,
    cityId: city_id ?? undefined,
    areaIds: area_ids,
  }
}
