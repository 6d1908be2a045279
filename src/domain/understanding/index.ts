export { landmarkFinder } from './landmark-finder.ts'
export { readQuery } from './read-query.ts'
export { type Meant, understand } from './understand.ts'
