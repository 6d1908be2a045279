import type { noticeVerdicts, paymentSources } from '#contract/admin/bookings.ts'
import type { Answer } from '../call.ts'

export type BookingRow = Answer<'bookings'>['data'][number]
export type BookingForStaff = Answer<'bookingForStaff'>['data']
export type Payment = BookingForStaff['payments'][number]
export type Notice = BookingForStaff['notices'][number]

export const filterOptions = [
  ['held', 'Held'],
  ['unconfirmed', 'Held, not confirmed'],
  ['booked', 'Booked'],
  ['released', 'Released'],
  ['refund', 'To be paid back'],
] as const

export const verdictLabels: Readonly<Record<(typeof noticeVerdicts)[number], string>> = {
  booked: 'Booked the unit',
  declined: 'Declined',
  'refund needed': 'To be paid back',
  known: 'Known already',
  'unknown order': 'No booking of ours',
  other: 'About something else',
}

export const sourceLabels: Readonly<Record<(typeof paymentSources)[number], string>> = {
  notice: 'told by the gateway',
  asked: 'asked of the gateway',
  staff: 'confirmed by hand',
}
