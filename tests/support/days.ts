/** Days go by while tests run: at midnight in Pakistan, what was written today is of yesterday. */
import { vi } from 'vitest'
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'

const dayMs = 86_400_000

/** The day in Pakistan that many days ago, such as '2026-11-12'. */
export const daysAgo = (days: number) => localDay(new Date(Date.now() - days * dayMs), agencyZone)

/** The days in Pakistan on which something may have happened since then: two when midnight has passed. */
export const daysSince = (begun: Date) => [localDay(begun, agencyZone), daysAgo(0)]

/**
 * Stops the clock of this process at noon in Pakistan, until `vi.useRealTimers`; the database's continues.
 */
export function stopAtNoon(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${daysAgo(0)}T12:00:00+05:00`) })
}
