import { staticPart } from '#ui/static-part.tsx'

export const CompareTable = staticPart(async () => (await import('./compare-table.tsx')).CompareTable)
