export { suggestPlaces } from './places.ts'
export { suggest } from './suggest.ts'
