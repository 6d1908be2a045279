/**
 * Counts how often ads are seen and clicked, with limits so that one address cannot inflate a campaign's
 * numbers.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { localDay } from '#contract/admin/office-hours.ts'
import type { AdEvent } from '#contract/ads/ads.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import type { DailyCounts } from '../analytics/index.ts'
import type { RunningAds } from './running.ts'

/** Many phones share one address: enough for an office or a street, too little to look like a city. */
const mostADay: Readonly<Record<AdEvent, number>> = { seen: 200, clicked: 20 }

// Limits memory: addresses past this many in a day are not counted.
const mostTallies = 200_000

/** The event and the subject in the counts of the day. */
export function adCount(id: number, event: AdEvent): [event: string, subject: string] {
  return [`ad ${event}`, `ad:${id}`]
}

export type AdCounts = {
  /** Counts it unless the campaign does not run, or the address has been counted often enough today. */
  count(id: number, event: AdEvent, address: string | undefined): Promise<void>
}

/** Addresses are kept as digests that cannot be traced back, and forgotten with the day. */
export function openAdCounts(
  running: Pick<RunningAds, 'isRunning'>,
  counts: Pick<DailyCounts, 'note'>,
): AdCounts {
  const secret = randomBytes(32)
  let day = ''
  const tallies = new Map<string, number>()

  function isOneTooMany(id: number, event: AdEvent, address: string): boolean {
    const today = localDay(new Date(), agencyZone)
    if (today !== day) tallies.clear()
    day = today
    const who = createHmac('sha256', secret).update(`${event} ${id} ${address}`).digest('base64url')
    const before = tallies.get(who) ?? 0
    if (before >= mostADay[event] || (before === 0 && tallies.size >= mostTallies)) return true
    tallies.set(who, before + 1)
    return false
  }

  return {
    async count(id, event, address) {
      if (!(await running.isRunning(id))) return
      if (address !== undefined && isOneTooMany(id, event, address)) return
      counts.note(...adCount(id, event))
    },
  }
}
