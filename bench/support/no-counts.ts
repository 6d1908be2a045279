import type { DailyCounts } from '#domain/analytics/collect/daily-counts.ts'

/** For an API that counts no views. */
export const noCounts: DailyCounts = { note() {}, async save() {}, async close() {} }
