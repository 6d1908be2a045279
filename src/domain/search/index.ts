export { type SearchContext, searchMapWithFallback, searchWithFallback } from './search-with-fallback.ts'
