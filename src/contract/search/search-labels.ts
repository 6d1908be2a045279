/** What the keys of a search and its sort orders are called on its screen. */
import { searchTerms } from '#messages/common.ts'
import type { SearchFilter, SearchKey, SearchSort } from './search-keys.ts'

type Label = {
  /** Before a message about its value. */
  name: string
}

type FilterLabel = Label & {
  /** On the link to the same search without it. */
  any: string
}

export const searchLabels: Readonly<Record<SearchFilter, FilterLabel> & Record<SearchKey, Label>> =
  searchTerms.filters

export const sortLabels: Readonly<Record<SearchSort, string>> = searchTerms.sorts
