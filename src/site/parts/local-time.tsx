import { useEffect, useState } from 'react'
import { officeHoursIn } from '#contract/text/office-hours.ts'
import { pakistanClock } from '#contract/text/pakistan-clock.ts'
import { timeOfDay } from '#contract/text/time-of-day.ts'
import { localTime as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { isAbroad } from './is-abroad.ts'

type Hours = Answer<'deskHours'>

/**
 * The time at the agent's office, and whether it is open: for visitors whose own clock shows another time.
 * Its space is reserved from the first paint on (`openLocalTimes`), and it is hidden from all others.
 */
export function LocalTime({ city, className = '' }: { city: string; className?: string }) {
  const [now, setNow] = useState<Date>()
  const [hours, setHours] = useState<Hours>()
  useEffect(() => {
    if (!isAbroad()) return
    const leaving = new AbortController()
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 20_000)
    call('deskHours', { signal: leaving.signal }).then(setHours, () => {})
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [])
  return <p className={`local-time ${className}`}>{now && localTimeText(now, city, hours)}</p>
}

function localTimeText(now: Date, city: string, hours: Hours | undefined): string {
  const { time, isOpen } = pakistanClock(now, hours)
  const clock = t.now({ city, time: timeOfDay(time) })
  if (isOpen === undefined) return clock
  return [clock, isOpen ? t.open : t.closed, ...(hours ? [hoursText(hours, now)] : [])].join(' ')
}

/** The office's hours by both clocks. */
function hoursText(hours: Hours, now: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const yours = officeHoursIn(timeZone, hours, now)
  return t.hours({
    opens: clockText(hours.opens),
    closes: clockText(hours.closes),
    yourOpens: clockText(yours.opens),
    yourCloses: clockText(yours.closes),
  })
}

/** '18:00' as '6 pm'. */
function clockText(clock: string): string {
  return timeOfDay(clock).replace(':00', '')
}
