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
    summary: `Holds a unit until its buyer confirms it by the code that is emailed to them, for ${unconfirmedHoldMinutes} minutes at most; 403 carries a challenge to solve, 409 when somebody else has the unit or the phone holds another.`,
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
      'Its buyer gives a held unit up, which is free at once; repeating it changes nothing, 409 when it is booked.',
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
