import { searchFilters as t } from '#messages/site.ts'

/** 'Since yesterday', 'Last 7 days'. */
export function addedWithin(days: number): string {
  return days === 1 ? t.sinceYesterday : t.lastDays({ count: days })
}
