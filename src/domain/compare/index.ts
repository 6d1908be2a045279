export { compareHomes } from './compare-homes.ts'
