/** When a property can be viewed: full hours of the office, of which a visitor proposes a few. */
import { validationMessages } from '#messages/common.ts'
import { hourlySlots, type OpenHours } from '../leads/call-time.ts'

export const viewingMinutes = 60
/** How many times a visitor proposes at most. */
export const mostSlots = 3

/** The hours that visitors may propose: of six working days, from two hours on. */
export function viewingSlots(now: Date, hours: OpenHours): Date[] {
  return hourlySlots(now, hours, { noticeHours: 2, workingDays: 6, days: 14 })
}

/** '2026-12-02T05:00:00Z' */
export function writeSlot(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`
}

/** The times of a text such as '2026-12-02T05:00:00Z,2026-12-02T06:00:00Z', earliest first; undefined for another text. */
export function readSlots(text: string): Date[] | undefined {
  const times = text.split(',').map(readTime)
  if (times.some(Number.isNaN)) return undefined
  const sorted = [...new Set(times)].sort((one, other) => one - other)
  return sorted.map((time) => new Date(time))
}

const form = /^20\d\d-\d\d-\d\dT\d\d:\d\d:00Z$/

/** NaN for another text, and for a day that does not exist. */
function readTime(text: string): number {
  const time = form.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && writeSlot(new Date(time)) === text ? time : Number.NaN
}

/** @returns the error of a text of times; an empty one is valid */
export function slotsError(text: string): string | undefined {
  if (text === '') return undefined
  const slots = readSlots(text)
  if (!slots) return validationMessages.unknownTime
  return slots.length > mostSlots ? validationMessages.mostTimes({ most: mostSlots }) : undefined
}
