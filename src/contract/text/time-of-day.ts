import { dates } from '#messages/common.ts'

/** '3:34 pm' of '15:34'; in Urdu with the word for that part of the day, 'سہ پہر کے 3:34'. */
export function timeOfDay(clock: string): string {
  const hour = Number(clock.slice(0, 2))
  return dates.clock[partOfDay(hour)]({ time: `${hour % 12 || 12}:${clock.slice(3, 5)}` })
}

/** In Urdu it is night until four, noon until three, afternoon until five and evening until eight. */
function partOfDay(hour: number): keyof typeof dates.clock {
  if (hour < 4) return 'lateNight'
  if (hour < 12) return 'morning'
  if (hour < 15) return 'noon'
  if (hour < 17) return 'afternoon'
  return hour < 20 ? 'evening' : 'night'
}
