import type { SearchChoice } from '#contract/search/search-keys.ts'
import type { SearchData } from '../search-data.ts'
import type { Filters } from '../use-filters.ts'

/** The filters that the results use: without values that the API refused. */
export function usableFilters(
  { choice, replace }: Filters,
  { refused }: Pick<SearchData, 'refused'>,
): Pick<Filters, 'choice' | 'replace'> {
  const usable: SearchChoice = Object.fromEntries(
    Object.entries(choice).filter(([key]) => !Object.hasOwn(refused, key)),
  )
  return { choice: usable, replace }
}
