/** Day and hours of the event as people read them, and whether it is over. */
import { timeOfDay } from '#contract/text/time-of-day.ts'
import { instantOf } from '#contract/text/zoned-time.ts'
import { dubaiEvent as t } from '#messages/site.ts'
import { formatDate } from '#ui/format-date.ts'
import type { PageText } from '../../page-text.ts'

export type DubaiEvent = PageText<'dubai-re-event'>
type Times = Pick<DubaiEvent, 'startsAt' | 'endsAt' | 'timeZone'>

/** Whether it is still to come, has begun, or is over, at a moment. */
export function eventPhase({ startsAt, endsAt, timeZone }: Times, now: Date): 'coming' | 'on' | 'over' {
  if (now < instantOf(startsAt, timeZone)) return 'coming'
  return now < instantOf(endsAt, timeZone) ? 'on' : 'over'
}

/** The day it begins on, where it is: YYYY-MM-DD. */
export function eventDay({ startsAt }: Pick<Times, 'startsAt'>): string {
  return startsAt.slice(0, 10)
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** 'Saturday, 13 Feb 2027'. */
export function dayText(times: Pick<Times, 'startsAt'>): string {
  const day = eventDay(times)
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'
  return t.day({ weekday: t.weekday[weekday], date: formatDate(day) })
}

/** '6 pm to 10 pm, Dubai time'. */
export function hoursText({ startsAt, endsAt, timeZone }: Times): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return t.hours({ start: clockText(startsAt.slice(11)), end: clockText(endsAt.slice(11)), city })
}

/** '18:00' as '6 pm', '18:45' as '6:45 pm'. */
export function clockText(clock: string): string {
  return t.at({ time: timeOfDay(clock).replace(':00', '') })
}
