/** When alerts go out: quiet hours, fixed hours and pauses, on the clocks of Pakistan. Pure. */
import { localDay } from '#contract/admin/office-hours.ts'
import type { AlertFrequency } from '#contract/alerts/alert-fields.ts'
import { agencyZone } from '#contract/text/agency-zone.ts'
import { instantOf } from '#contract/text/zoned-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Nothing is sent between these. */
const quiet = { from: '22:00', to: '08:00' }

/** When daily and weekly alerts go out; weekly ones on Mondays. */
const fixedHour = '09:00'
const monday = 1

/** Matches found within this time are sent together. */
const gatheringMs = minuteMs

/** How many messages one address gets in 24 hours. */
export const mostADay = 6

/** The pause before the next message, by how many went out in the last 24 hours. */
const pausesMs = [0, 5, 15, 60, 180, 360].map((minutes) => minutes * minuteMs)

/** When what was found now is to be sent, as far as its alert is concerned. */
export function dueAt(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'at once') return new Date(now.getTime() + gatheringMs)
  const days = frequency === 'daily' ? 1 : 7
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = dayAfter(now, ahead)
    const at = instantOf(`${day} ${fixedHour}`, agencyZone)
    const isDay = frequency === 'daily' || weekdayOf(day) === monday
    if (isDay && at > now) return at
  }
  throw new RangeError('No week is without a Monday')
}

/** The earliest moment for the next message to an address that got these within the last 24 hours; never quiet. */
export function nextAllowed(sent: readonly Date[], now: Date): Date {
  const times = sent
    .map((at) => at.getTime())
    .filter((at) => at > now.getTime() - dayMs)
    .sort((one, other) => one - other)
  const first = times.at(-mostADay)
  if (first !== undefined) return outOfQuiet(new Date(first + dayMs))
  const last = times.at(-1)
  const pause = pausesMs[times.length] ?? 0
  return outOfQuiet(last === undefined ? now : new Date(Math.max(now.getTime(), last + pause)))
}

/** Whether nothing is sent at that moment. */
export function isQuiet(at: Date): boolean {
  return outOfQuiet(at).getTime() !== at.getTime()
}

/** The moment itself, or the end of the quiet hours it is in. */
function outOfQuiet(at: Date): Date {
  const [opens, closes] = [quiet.to, quiet.from].map((clock) =>
    instantOf(`${localDay(at, agencyZone)} ${clock}`, agencyZone),
  )
  if (opens && at < opens) return opens
  if (closes && at >= closes) return instantOf(`${dayAfter(at, 1)} ${quiet.to}`, agencyZone)
  return at
}

/** The day of a moment in Pakistan, or one so many days later. */
function dayAfter(at: Date, days: number): string {
  const midday = new Date(`${localDay(at, agencyZone)}T12:00:00Z`)
  return new Date(midday.getTime() + days * dayMs).toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}
