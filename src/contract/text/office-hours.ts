import { clockIn } from '../leads/call-time.ts'
import { agencyZone } from './agency-zone.ts'
import { instantOf } from './zoned-time.ts'

type Hours = { opens: string; closes: string }

/** The hours of an office in Pakistan, 'HH:MM', as the clock of another zone shows them on the day of a moment. */
export function officeHoursIn(zone: string, { opens, closes }: Hours, now: Date): Hours {
  const { day } = clockIn(agencyZone, now)
  const there = (time: string) => clockIn(zone, instantOf(`${day} ${time}`, agencyZone)).time
  return { opens: there(opens), closes: there(closes) }
}
