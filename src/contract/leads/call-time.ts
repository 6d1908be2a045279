/** When a visitor wants to be called: a moment, and the zone of the clock they chose it by. */
import { agencyZone } from '../text/agency-zone.ts'
import { formatsByZone, instantOf, isTimeZone } from '../text/zoned-time.ts'

export type CallTime = { at: Date; zone: string }

const form = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:00Z) ([A-Za-z][\w+/-]{1,50})$/

/** '2026-11-27T04:00:00Z America/Toronto', as the field has it. */
export function writeCallTime({ at, zone }: CallTime): string {
  return `${at.toISOString().slice(0, 17)}00Z ${zone}`
}

/** Undefined for anything else than such a text. */
export function readCallTime(text: string): CallTime | undefined {
  const [, written = '', zone = ''] = form.exec(text) ?? []
  const at = new Date(written)
  return Number.isNaN(at.getTime()) || !isTimeZone(zone) ? undefined : { at, zone }
}

// By part: a style of a locale may write years with two digits, and does in WebKit.
const clocks = formatsByZone('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** What the clock of a zone shows at a moment: 'YYYY-MM-DD' and 'HH:MM'. */
export function clockIn(zone: string, at: Date): { day: string; time: string } {
  const parts = clocks(zone).formatToParts(at)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When the office is open: ISO weekdays, and 'HH:MM' in Pakistan. */
export type OpenHours = { days: readonly number[]; opens: string; closes: string }

/** How soon the first hour may be, of how many working days, and within how many days. */
type Reach = { noticeHours: number; workingDays: number; days: number }

/** The next full hours in which the desk is manned, from an hour on: those of three working days. */
export function callSlots(now: Date, hours: OpenHours): Date[] {
  return hourlySlots(now, hours, { noticeHours: 1, workingDays: 3, days: 7 })
}

/** The full hours to come in which the office is open. */
export function hourlySlots(now: Date, { days, opens, closes }: OpenHours, reach: Reach): Date[] {
  const slots: Date[][] = []
  for (let ahead = 0; ahead <= reach.days && slots.length < reach.workingDays; ahead += 1) {
    const { day } = clockIn(agencyZone, new Date(now.getTime() + ahead * dayMs))
    if (!days.includes(new Date(day).getUTCDay() || 7)) continue
    const from = instantOf(`${day} ${opens}`, agencyZone).getTime()
    const until = instantOf(`${day} ${closes}`, agencyZone).getTime()
    const ofDay: Date[] = []
    for (let at = Math.ceil(from / hourMs) * hourMs; at + hourMs <= until; at += hourMs)
      if (at >= now.getTime() + reach.noticeHours * hourMs) ofDay.push(new Date(at))
    if (ofDay.length > 0) slots.push(ofDay)
  }
  return slots.flat()
}
