import { agencyZone } from '../leads/promise.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: agencyZone, hour: '2-digit', minute: '2-digit' })
const dayAndClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyZone,
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** '15:04' of today in Pakistan, '24 Nov, 15:04' of another day. */
export function clockTime(time: Date, now = new Date()): string {
  const isSoon = time.getTime() - now.getTime() < 12 * 3_600_000
  return (isSoon ? clock : dayAndClock).format(time)
}
