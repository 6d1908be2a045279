import type { DailyCounts } from '#domain/counts/daily-counts.ts'

/** For an API that nobody's views are counted of. */
export const noCounts: DailyCounts = { note() {}, async save() {}, async close() {} }
