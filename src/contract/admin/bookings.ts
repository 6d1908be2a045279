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
  language: z.enum(visitorLanguages).describe('in which emails go to the buyer'),
  gateway: z.string(),
  held_until: z.string(),
  confirmed_at: z.string().nullable().describe('when its buyer confirmed the hold by the code of the email'),
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
  refund_reason: z.string().nullable().describe('a sentence'),
  refunded_at: z.string().nullable(),
  created_at: z.string(),
})

const Notice = z.object({
  id: z.int(),
  gateway: z.string(),
  verdict: z.enum(noticeVerdicts),
  order_reference: z.string(),
  body: z.string().describe('as it came'),
  received_at: z.string(),
})

const Booking = BookingRow.extend({
  email: z.string(),
  phone: z.string(),
  is_unit_free: z.boolean().describe('whether no other booking holds or has booked the unit'),
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
  summary: 'Bookings as CSV for a spreadsheet, filtered as the list is.',
  access,
  system,
  query: BookingQuery,
  sends: 'text/csv',
  answer: z.string().describe('lines'),
  errors: reading,
} as const satisfies AdminEndpoint

export const bookingCalls = {
  bookings: {
    method: 'GET',
    path: '/api/admin/bookings',
    summary: 'Bookings, newest first; `state=refund` are those of which something is to be paid back.',
    access,
    system,
    query: z.object({ page: z.coerce.number<string>().int().min(1).max(100_000).default(1), ...filters }),
    answer: z.object({
      data: z.array(BookingRow),
      strays: z.array(Notice).describe('the last notices of orders that are none of ours'),
      pagination: Pagination,
    }),
    errors: reading,
  },
  bookingForStaff: {
    method: 'GET',
    path: '/api/admin/bookings/:booking',
    summary: 'One booking with its payments, its notices as they came, and what happened to it.',
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
    summary: 'Confirms a hold for its buyer, such as after a call: from then on it can be paid.',
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
    summary:
      'Marks a booking as booked after its token was paid: a held booking, or a released one whose unit is still free.',
    access,
    system,
    params,
    body: z.strictObject({
      payment: line(100).describe(
        'the bank’s number of the transfer, or that of a payment that was to be paid back',
      ),
    }),
    answer: one,
    errors: changing,
  },
  releaseBooking: {
    method: 'POST',
    path: '/api/admin/bookings/:booking/release',
    summary: 'Releases the unit and marks its payments for refund.',
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
    summary: 'Marks a payment as refunded, or reverses that.',
    access,
    system,
    params: params.extend({ payment: idInPath }),
    body: z.strictObject({ done: z.boolean() }),
    answer: one,
    errors: changing,
  },
} as const satisfies Record<string, AdminEndpoint>
