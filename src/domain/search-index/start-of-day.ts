import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { instantOf } from '#contract/text/zoned-time.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The start of the day in Pakistan that many days ago, in milliseconds since 1970. Whole days, so that a search by
 * age finds the same until midnight and its page can be cached.
 */
export function startOfDay(daysAgo: number, now = Date.now()): number {
  return instantOf(`${localDay(new Date(now - daysAgo * dayMs), agencyZone)} 00:00`, agencyZone).getTime()
}
