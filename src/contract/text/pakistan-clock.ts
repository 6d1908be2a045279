import { inPakistan } from './clock-time.ts'

type Hours = { days: readonly number[]; opens: string; closes: string }

/** The clock in Pakistan at a moment, 'HH:MM', and whether the desk is manned by these hours. */
export function pakistanClock(now: Date, hours?: Hours): { time: string; isOpen: boolean | undefined } {
  const local = inPakistan(now)
  const time = local.toISOString().slice(11, 16)
  if (!hours) return { time, isOpen: undefined }
  const isDay = hours.days.includes(local.getUTCDay() || 7)
  return { time, isOpen: isDay && time >= hours.opens && time < hours.closes }
}

/** '9:40 pm' of '21:40'. */
export function twelveHours(time: string): { time: string; isMorning: boolean } {
  const hour = Number(time.slice(0, 2))
  const minute = time.slice(3)
  return { time: `${hour % 12 || 12}:${minute}`, isMorning: hour < 12 }
}
