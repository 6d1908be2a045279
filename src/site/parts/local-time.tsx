import { useEffect, useState } from 'react'
import { pakistanClock, twelveHours } from '#contract/text/pakistan-clock.ts'
import { currentLanguage } from '#messages/language.ts'
import { localTime as t } from '#messages/site.ts'
import { type Answer, call } from '#ui/api.ts'
import { isAbroad } from './is-abroad.ts'

type Hours = Answer<'deskHours'>

/**
 * What the clock shows at the agent's, and whether somebody answers: for visitors whose own clock shows another time.
 * Its room is kept from the first paint on (`openLocalTimes`), and nobody else sees it.
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
  return <p className={`local-time ${className}`}>{now && textOf(now, city, hours)}</p>
}

function textOf(now: Date, city: string, hours: Hours | undefined): string {
  const { time, isOpen } = pakistanClock(now, hours)
  const clock = t.now({ city, time: clockOf(time) })
  if (isOpen === undefined) return clock
  return `${clock} ${isOpen ? t.open : t.closed}`
}

/** In English by twelve hours; Urdu has a word for each part of the day, which a full clock does without. */
function clockOf(time: string): string {
  if (currentLanguage() === 'ur') return time
  const { time: said, isMorning } = twelveHours(time)
  return isMorning ? t.morning({ time: said }) : t.afternoon({ time: said })
}
