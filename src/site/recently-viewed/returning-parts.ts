/** What a visitor who returns sees, in one file to load. */
export { ContinueSearch } from './continue-search.tsx'
export { RecentHomes } from './recent-homes.tsx'
