/** When the event is, in words, and whether it is over. */
import { instantOf } from '#contract/text/zoned-time.ts'
import { formatDate } from '#ui/format-date.ts'
import type { PageText } from '../../page-text.ts'

export type DubaiEvent = PageText<'dubai-re-event'>
type Times = Pick<DubaiEvent, 'startsAt' | 'endsAt' | 'timeZone'>

/** Whether it is still to come, has begun, or is over, at a moment. */
export function phaseOf({ startsAt, endsAt, timeZone }: Times, now: Date): 'coming' | 'on' | 'over' {
  if (now < instantOf(startsAt, timeZone)) return 'coming'
  return now < instantOf(endsAt, timeZone) ? 'on' : 'over'
}

/** The day it begins on, where it is: YYYY-MM-DD. */
export function dayOf({ startsAt }: Pick<Times, 'startsAt'>): string {
  return startsAt.slice(0, 10)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'Saturday, 13 Feb 2027'. */
export function dayText(times: Pick<Times, 'startsAt'>): string {
  const day = dayOf(times)
  return `${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${formatDate(day)}`
}

/** '6 pm to 10 pm, Dubai time'. */
export function hoursText({ startsAt, endsAt, timeZone }: Times): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  return `${clockText(startsAt.slice(11))} to ${clockText(endsAt.slice(11))}, ${city} time`
}

/** '18:00' as '6 pm', '18:45' as '6:45 pm'. */
export function clockText(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const shown = hours % 12 || 12
  const half = hours < 12 ? 'am' : 'pm'
  return minutes === 0 ? `${shown} ${half}` : `${shown}:${String(minutes).padStart(2, '0')} ${half}`
}
