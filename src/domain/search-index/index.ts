export type { Among } from './among.ts'
export type { ListedPlace } from './list-places.ts'
export { letterSet } from './misspellings.ts'
export { SearchIndex } from './search-index.ts'
