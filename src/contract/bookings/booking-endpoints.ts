/** The calls of booking a unit: what can be booked, the hold, its confirmation, and what payment gateways send. */

import { z } from 'zod'
import { bodyErrors, type Endpoint, formErrors, id, reference } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import {
  BookableProject,
  BookingAnswer,
  BookingReceipt,
  BookingWish,
  HoldCode,
  NoticeTaken,
  noticePath,
} from './bookings.ts'
import { unconfirmedHoldMinutes } from './hold-terms.ts'

export const bookingEndpoints = {
  bookable: {
    ...route('bookable'),
    summary: 'The units of a project that can be booked on the site, and what booking one costs.',
    params: z.object({ id }),
    answer: BookableProject,
    errors: [404],
    system: 'payments',
  },
  book: {
    ...route('book'),
    summary: `Holds a unit for up to ${unconfirmedHoldMinutes} minutes until the buyer confirms it with the code sent by email. Returns 403 with a challenge to solve, and 409 when the unit is taken or the phone number already holds another unit.`,
    challenged: true,
    body: BookingWish,
    answer: BookingReceipt,
    errors: [...formErrors, 404, 409, 503],
    system: 'payments',
  },
  booking: {
    ...route('booking'),
    summary: 'How far a booking is, and the form that opens its payment; nothing about who made it.',
    params: z.object({ reference }),
    answer: BookingAnswer,
    errors: [404],
    system: 'payments',
  },
  confirmHold: {
    ...route('confirmHold'),
    summary:
      'Its buyer confirms a hold by the code of the email: from then on it can be paid. Repeating it changes nothing; after five wrong codes the unit is released.',
    params: z.object({ reference }),
    body: HoldCode,
    answer: BookingAnswer,
    errors: [...bodyErrors, 404, 409, 503],
    system: 'payments',
  },
  giveUpBooking: {
    ...route('giveUpBooking'),
    summary:
      'Releases a held unit for its buyer; the unit is free immediately. Repeating it changes nothing. Returns 409 when the unit is booked.',
    params: z.object({ reference }),
    body: z.object({}),
    answer: BookingAnswer,
    errors: [...bodyErrors, 404, 409],
    system: 'payments',
  },
  paymentNotice: {
    method: 'POST',
    path: `${noticePath}/:gateway`,
    summary:
      'What a payment gateway tells of a payment, signed as that gateway signs; the same notice twice counts once.',
    params: z.object({ gateway: z.string().max(50) }),
    answer: NoticeTaken,
    errors: [400, 401, 403, 404, 413],
    system: 'payments',
  },
} as const satisfies Record<string, Endpoint>
