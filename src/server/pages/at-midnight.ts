/** Pages that depend on the date in Pakistan, such as running campaigns, change at midnight without any write. */
import { localDay } from '#contract/admin/office-hours.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'

const lookEveryMs = 10_000

/** Calls `tell` within ten seconds of every midnight; returns a function that ends it. */
export function onNewDay(tell: () => void): () => void {
  let day = localDay(new Date(), agencyZone)
  const timer = setInterval(() => {
    const today = localDay(new Date(), agencyZone)
    if (today === day) return
    day = today
    tell()
  }, lookEveryMs).unref()
  return () => clearInterval(timer)
}
