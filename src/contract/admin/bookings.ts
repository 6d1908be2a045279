/** Units that visitors booked on the site, and what they paid. */
import { z } from 'zod'
import { bookingStates, refundStates, releaseReasons } from '../bookings/bookings.ts'
import { visitorLanguages } from '../leads/leads.ts'
import { Pagination } from '../search/search.ts'
import { changing, reading } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'
import { asXlsx } from './exports.ts'
import { idInPath, line } from './fields.ts'

export const paymentStatuses = ['paid', 'declined'] as const

/** How a payment became known: from a notice, from asking the gateway, or from a member of staff. */
export const paymentSources = ['notice', 'asked', 'staff'] as const

/** The outcome of a notice; `known`: another one had reported the same payment. */
export const noticeVerdicts = [
  'booked',
  'declined',
  'refund needed',
  'known',
  'unknown order',
  'other',
] as const

/** The filters of the list: a state, an unconfirmed hold, or a refund that is due. */
export const bookingFilters = [...bookingStates, 'unconfirmed', 'refund'] as const

const BookingRow = z.object({
  id: z.int(),
  reference: z.string(),
  state: z.enum(bookingStates),
  release_reason: z.enum(releaseReasons).nullable(),
  refund: z.enum(refundStates).nullable(),
  project: z.object({ id: z.int(), name: z.string() }),
  unit_number: z.string(),
  unit_type: z.string(),
  amount: z.int(),
  name: z.string(),
  language: z.enum(visitorLanguages).describe('The language of emails to the buyer'),
  gateway: z.string(),
  held_until: z.string(),
  confirmed_at: z.string().nullable().describe('When the buyer confirmed the hold with the emailed code'),
  booked_at: z.string().nullable(),
  created_at: z.string(),
})

const Payment = z.object({
  id: z.int(),
  gateway: z.string(),
  gateway_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(paymentStatuses),
  source: z.enum(paymentSources),
  refund: z.enum(refundStates).nullable(),
  refund_reason: z.string().nullable().describe('The reason, as a sentence'),
  refunded_at: z.string().nullable(),
  created_at: z.string(),
})

const Notice = z.object({
  id: z.int(),
  gateway: z.string(),
  verdict: z.enum(noticeVerdicts),
  order_reference: z.string(),
  body: z.string().describe('The notice as received'),
  received_at: z.string(),
})

const Booking = BookingRow.extend({
  email: z.string(),
  phone: z.string(),
  is_unit_free: z.boolean().describe('Whether the unit is free: no other booking holds or has booked it'),
  payments: z.array(Payment),
  notices: z.array(Notice),
  timeline: z.array(z.object({ kind: z.string(), note: z.string(), actor: z.string(), at: z.string() })),
})

const access = 'bookings.manage'
const system = 'payments'
const params = z.object({ booking: idInPath })
const one = z.object({ data: Booking })
const filters = { q: z.string().trim().max(100).optional(), state: z.enum(bookingFilters).optional() }

export const BookingQuery = z.object(filters)
export type BookingQuery = z.output<typeof BookingQuery>

const exportBookings = {
  method: 'GET',
  path: '/api/admin/exports/bookings.csv',
  summary: 'Export bookings as CSV',
  description: 'Takes the same filters as the list.',
  access,
  system,
  query: BookingQuery,
  sends: 'text/csv',
  answer: z.string().describe('CSV rows'),
  errors: reading,
} as const satisfies AdminEndpoint

export const bookingCalls = {
  bookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    summary: 'List bookings',
    description: 'Newest first. `state=refund` returns the bookings with a payment to refund.',
    access,
    system,
    query: z.object({ page: z.coerce.number<string>().int().min(1).max(100_000).default(1), ...filters }),
    answer: z.object({
      data: z.array(BookingRow),
      strays: z.array(Notice).describe('The latest notices for unknown orders'),
      pagination: Pagination,
    }),
    errors: reading,
  },
  bookingForStaff: {
    method: 'GET',
    path: '/api/admin/bookings/:booking',
    summary: 'Get a booking',
    description: 'Includes its payments, the payment notices as received, and its timeline.',
    access,
    system,
    params,
    answer: one,
    errors: [...reading, 404],
  },
  exportBookings,
  exportBookingsAsXlsx: asXlsx(exportBookings),
  confirmHoldForBuyer: {
    method: 'POST',
    path: '/api/admin/bookings/:booking/confirm-hold',
    summary: 'Confirm a hold for the buyer',
    description: 'For example after a phone call. The buyer can then pay.',
    access,
    system,
    params,
    body: z.strictObject({}),
    answer: one,
    errors: [...changing, 503],
  },
  confirmBooking: {
    method: 'POST',
    path: '/api/admin/bookings/:booking/confirm',
    summary: 'Mark a booking as booked',
    description:
      'For a booking whose token was paid: a held booking, or a released one whose unit is still free.',
    access,
    system,
    params,
    body: z.strictObject({
      payment: line(100).describe(
        'The bank’s transaction number of the transfer, or the number of a payment marked for refund',
      ),
    }),
    answer: one,
    errors: changing,
  },
  releaseBooking: {
    method: 'POST',
    path: '/api/admin/bookings/:booking/release',
    summary: 'Release a booking',
    description: 'Frees the unit and marks its payments for refund.',
    access,
    system,
    params,
    body: z.strictObject({ reason: line(300) }),
    answer: one,
    errors: changing,
  },
  refundPayment: {
    method: 'POST',
    path: '/api/admin/bookings/:booking/payments/:payment/refund',
    summary: 'Mark a payment as refunded, or undo that',
    access,
    system,
    params: params.extend({ payment: idInPath }),
    body: z.strictObject({ done: z.boolean() }),
    answer: one,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
