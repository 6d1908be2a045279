import type { SearchChoice } from '#contract/search/search-keys.ts'
import type { SearchData } from './search-data.ts'

/** The choice that the results answer: without the values of the address that the API refused. */
export function usableChoice(choice: SearchChoice, { refused }: Pick<SearchData, 'refused'>): SearchChoice {
  return Object.fromEntries(Object.entries(choice).filter(([key]) => !Object.hasOwn(refused, key)))
}
