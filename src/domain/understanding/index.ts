export { readQuery } from './read-query.ts'
