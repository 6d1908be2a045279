import type { DailyCounts } from '#domain/analytics/collect/daily-counts.ts'

/** For an API that nobody's views are counted of. */
export const noCounts: DailyCounts = { note() {}, async save() {}, async close() {} }
