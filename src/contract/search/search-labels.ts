/** What the keys of a search are called on its screen. */
import type { SearchFilter, SearchKey, SearchSort } from './search-keys.ts'

type Label = {
  /** Before a message about its value. */
  name: string
}

type FilterLabel = Label & {
  /** On the link to the same search without it. */
  any: string
}

export const searchLabels: Readonly<Record<SearchFilter, FilterLabel> & Record<SearchKey, Label>> = {
  purpose: { name: 'Purpose' },
  cityId: { name: 'City', any: 'Any city' },
  areaIds: { name: 'Areas', any: 'Any area' },
  type: { name: 'Type', any: 'Any type' },
  subtype: { name: 'Subtype', any: 'Any subtype' },
  minPrice: { name: 'Lowest price', any: 'Any minimum price' },
  maxPrice: { name: 'Highest price', any: 'Any maximum price' },
  minSize: { name: 'Smallest size', any: 'Any minimum size' },
  maxSize: { name: 'Largest size', any: 'Any maximum size' },
  sizeUnit: { name: 'Size unit' },
  beds: { name: 'Beds', any: 'Any number of beds' },
  baths: { name: 'Baths', any: 'Any number of baths' },
  projectId: { name: 'Project', any: 'Any project' },
  agentId: { name: 'Agent', any: 'Any agent' },
  keyword: { name: 'Keyword', any: 'Without the keyword' },
  sort: { name: 'Sort' },
  page: { name: 'Page' },
  perPage: { name: 'Homes a page' },
}

export const sortLabels: Readonly<Record<SearchSort, string>> = {
  newest: 'Newest',
  'price-low': 'Lowest price',
  'price-high': 'Highest price',
  'size-low': 'Smallest',
  'size-high': 'Largest',
}
