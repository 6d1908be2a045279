/** How the time of a viewing is said: by the clock in Pakistan, with the visitor's own clock where it differs. */
import { dates, viewings as t } from '#messages/common.ts'
import { clockIn } from '../leads/call-time.ts'
import { agencyZone } from '../text/agency-zone.ts'
import { monthName } from '../text/clock-time.ts'
import { timeOfDay } from '../text/time-of-day.ts'

/** 'Wed 2 Dec' for '2026-12-02'. */
export function weekdayText(day: string): string {
  const [, month = '', ofMonth = ''] = day.split('-')
  const weekdays: Readonly<Record<number, string>> = dates.weekdays
  const weekday = weekdays[new Date(day).getUTCDay() || 7] ?? ''
  return dates.weekday({ weekday, day: Number(ofMonth), month: monthName(Number(month)) })
}

/** What the clock of a zone shows: 'Wed 2 Dec' and '15:00', and as Urdu says the time. */
export function clockParts(at: Date, zone: string) {
  const { day, time } = clockIn(zone, at)
  return { day: weekdayText(day), time, said: timeOfDay(time) }
}

/** 'Wed 2 Dec, 15:00 PKT (Wed 2 Dec, 10:00 your time)'. @param zone of the visitor; empty for Pakistan */
export function viewingTime(at: Date | string, zone = ''): string {
  return withOwnClock(at, zone, t.yourTime)
}

/** The same for staff: '(Wed 2 Dec, 10:00 in Europe/London)'. */
export function viewingTimeForStaff(at: Date | string, zone = ''): string {
  return withOwnClock(at, zone, t.zoneTime)
}

type Own = ReturnType<typeof clockParts> & { pakistan: string; zone: string }

function withOwnClock(time: Date | string, zone: string, say: (own: Own) => string): string {
  const at = new Date(time)
  const here = clockParts(at, agencyZone)
  const pakistan = t.time(here)
  if (zone === '') return pakistan
  const own = clockParts(at, zone)
  return own.day === here.day && own.time === here.time ? pakistan : say({ ...own, pakistan, zone })
}
