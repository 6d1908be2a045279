/** The fields that a visitor sent, in a readable form. */

import { clockIn, readCallTime } from '#contract/leads/call-time.ts'
import { formatSize } from '#contract/listings/format-size.ts'
import { type SizeUnit, sizeUnits, subtypes, typeLabel } from '#contract/listings/property.ts'
import { clockTime } from '#contract/text/clock-time.ts'
import { formatAmount } from '#contract/text/money.ts'
import { viewingTimeForStaff } from '#contract/viewings/viewing-time-text.ts'
import { readSlots } from '#contract/viewings/viewing-times.ts'
import { payloadFacts as t } from '#messages/admin.ts'

export type Fact = { label: string; value: string; isLong: boolean }
type Payload = Readonly<Record<string, unknown>>

/** Every filled-in field of a form, except who sent it and what it is about: those are shown apart. */
export function payloadFacts(payload: Payload): Fact[] {
  return Object.entries(payload)
    .toSorted(([one], [other]) => place(one) - place(other))
    .filter(([name]) => !saidApart.has(name) && !isNamed(name, payload))
    .map(([name, value]) => ({
      label: labels[name] ?? spoken(name),
      value: (values[name] ?? shown)(value, payload),
      isLong: longTexts.has(name),
    }))
    .filter(({ value }) => value !== '')
}

/** Who sent it and what it is about are shown apart; a unit is shown with its size. */
const saidApart = new Set([
  'name',
  'first_name',
  'fullname',
  'email',
  'phone',
  'property_id',
  'project_id',
  'size_unit',
  'sizeUnit',
  'time_zone',
])
/** An ID is left out where its name was sent as well. */
const nameOf: Readonly<Record<string, string>> = {
  cityId: 'city',
  area_id: 'area',
  selectedAreasId: 'selectedAreas',
}
const longTexts = new Set(['inquiry', 'message', 'feedback', 'description'])

// The database keeps no order of a form's fields.
const order = [
  ...['purpose', 'type', 'subtype', 'client_Location', 'city', 'cityId', 'city_location', 'area', 'area_id'],
  ...['selectedAreas', 'selectedAreasId', 'areaName', 'size', 'beds', 'minPrice', 'maxPrice'],
]

/** Fields that are not in the order come last, as they were sent. */
function place(name: string): number {
  const at = order.indexOf(name)
  return at < 0 ? order.length : at
}

const labels: Readonly<Record<string, string>> = t.label

const values: Readonly<Record<string, (value: unknown, payload: Payload) => string>> = {
  minPrice: price,
  maxPrice: price,
  size: sizeWithUnit,
  purpose: (value) => purposes[shown(value)] ?? shown(value),
  type: (value) => (shown(value) === '' ? '' : typeLabel(shown(value))),
  subtype: (value) => (subtypes.some((one) => one === value) ? typeLabel(shown(value)) : shown(value)),
  best_time: (value) => bothClocks(shown(value)),
  slots: (value, { time_zone }) => proposedTimes(value, shown(time_zone)),
  brochure: (value) => (shown(value) === '' ? '' : t.brochure),
}

/** '14:00 PKT on 27 Nov; 27 Nov 2026, 04:00 in America/Toronto'. */
function bothClocks(text: string): string {
  const time = readCallTime(text)
  if (!time) return text
  const { day, time: clock } = clockIn(time.zone, time.at)
  return t.bestTime({ pakistan: clockTime(time.at), day, clock, zone: time.zone })
}

/** 'Wed 2 Dec, 15:00 PKT (Wed 2 Dec, 10:00 in Europe/London)', one after the other. */
function proposedTimes(value: unknown, zone: string): string {
  const slots = readSlots(shown(value).replaceAll(', ', ',')) ?? []
  return slots.map((at) => viewingTimeForStaff(at, zone)).join('; ')
}

const purposes: Readonly<Record<string, string>> = t.purpose

function isNamed(name: string, payload: Payload): boolean {
  const named = nameOf[name]
  return named !== undefined && shown(payload[named]) !== ''
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** 'PKR 7 Crore', and below one Lac 'PKR 26,000'. */
function price(value: unknown): string {
  const text = shown(value)
  const pkr = Number(text)
  if (text === '' || !Number.isFinite(pkr)) return text
  return formatAmount(pkr)
}

function sizeWithUnit(value: unknown, { size_unit, sizeUnit }: Payload): string {
  const text = shown(value)
  const unit = sizeUnits.find((one): one is SizeUnit => one === (size_unit ?? sizeUnit))
  return text === '' || unit === undefined ? text : formatSize({ value: Number(text), unit })
}

/** 'first_visit' as 'First visit': of a field that this page does not know. */
function spoken(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
