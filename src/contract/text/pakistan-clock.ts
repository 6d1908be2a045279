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
