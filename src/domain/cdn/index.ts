export { purgeCdn } from './purge.ts'
