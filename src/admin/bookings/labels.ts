import type { noticeVerdicts, paymentSources } from '#contract/admin/bookings.ts'
import { adminBookings as t } from '#messages/admin.ts'
import type { Answer } from '../call.ts'

export type BookingRow = Answer<'bookings'>['data'][number]
export type BookingForStaff = Answer<'bookingForStaff'>['data']
export type Payment = BookingForStaff['payments'][number]
export type Notice = BookingForStaff['notices'][number]

export const filterOptions = [
  ['held', t.filters.held],
  ['unconfirmed', t.filters.unconfirmed],
  ['booked', t.filters.booked],
  ['released', t.filters.released],
  ['refund', t.filters.refund],
] as const

export const verdictLabels: Readonly<Record<(typeof noticeVerdicts)[number], string>> = t.verdicts

export const sourceLabels: Readonly<Record<(typeof paymentSources)[number], string>> = t.sources
