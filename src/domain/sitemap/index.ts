export { listSitemapEntries } from './list-entries.ts'
export { listSitemapParts } from './list-parts.ts'
