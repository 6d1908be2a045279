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
    summary: 'List the units of a project that can be booked online',
    description: 'Includes what a booking costs.',
    params: z.object({ id }),
    answer: BookableProject,
    errors: [404],
    system: 'payments',
  },
  book: {
    ...route('book'),
    summary: 'Hold a unit',
    description: `Holds it for up to ${unconfirmedHoldMinutes} minutes until the buyer confirms it with the code sent by email. Returns 403 with a challenge to solve, and 409 when the unit is taken or the phone number already holds another unit.`,
    challenged: true,
    body: BookingWish,
    answer: BookingReceipt,
    errors: [...formErrors, 404, 409, 503],
    system: 'payments',
  },
  booking: {
    ...route('booking'),
    summary: 'Get the status of a booking',
    description: 'Includes the payment form, and no details of the buyer.',
    params: z.object({ reference }),
    answer: BookingAnswer,
    errors: [404],
    system: 'payments',
  },
  confirmHold: {
    ...route('confirmHold'),
    summary: 'Confirm a hold by code',
    description:
      'Takes the code sent to the buyer by email; they can then pay. Repeating the call changes nothing. After five wrong codes the unit is released.',
    params: z.object({ reference }),
    body: HoldCode,
    answer: BookingAnswer,
    errors: [...bodyErrors, 404, 409, 503],
    system: 'payments',
  },
  giveUpBooking: {
    ...route('giveUpBooking'),
    summary: 'Release a held unit',
    description:
      'For the buyer. The unit is free immediately. Repeating the call changes nothing. Returns 409 when the unit is booked.',
    params: z.object({ reference }),
    body: z.object({}),
    answer: BookingAnswer,
    errors: [...bodyErrors, 404, 409],
    system: 'payments',
  },
  paymentNotice: {
    method: 'POST',
    path: `${noticePath}/:gateway`,
    summary: 'Receive a payment notice',
    description:
      'Called by a payment gateway and signed in its own way. A repeated notice is processed once.',
    params: z.object({ gateway: z.string().max(50) }),
    answer: NoticeTaken,
    errors: [400, 401, 403, 404, 413],
    system: 'payments',
  },
} as const satisfies Record<string, Endpoint>
