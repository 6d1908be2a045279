/** Booking a unit of a project on the site: it is held for a while, and booked once its token is paid. */
import { z } from 'zod'
import { holdCode as t } from '#messages/common.ts'
import { StoredImage } from '../files/image.ts'
import { formText, rowId } from '../forms/form-schema.ts'
import { bookingFields } from '../leads/inquiry-fields.ts'
import { sizeUnits } from '../listings/property.ts'
import { PaymentStep } from '../projects/project.ts'

/** `held` until its time is over, then `released` unless it was paid, which makes it `booked`. */
export const bookingStates = ['held', 'booked', 'released'] as const

/**
 * Why a unit was released: its time was over, its buyer did not confirm the hold, its buyer or the agency gave it up,
 * its payment could not begin.
 */
export const releaseReasons = ['time', 'unconfirmed', 'buyer', 'agency', 'gateway'] as const
export type ReleaseReason = (typeof releaseReasons)[number]

/** The refund of a payment that is not ours to keep. */
export const refundStates = ['needed', 'done'] as const

/** Why a payment is to be paid back. */
export const refundReasons = ['wrong amount', 'after the hold', 'already paid', 'released'] as const
export type RefundReason = (typeof refundReasons)[number]

const NamedProject = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  possession_on: z.string().nullable().describe('YYYY-MM-DD; null until it is announced'),
})

const size = z.object({ value: z.number(), unit: z.enum(sizeUnits), sqft: z.number() })

/** What tells a unit from the others of its kind. */
const UnitFacts = z.object({
  beds: z.int().nullable(),
  baths: z.int().nullable(),
  floor: z.int().nullable().describe('0 is the ground floor; null for a plot or a house'),
  facing: z.string().describe('The view or direction that the unit faces; empty if unknown'),
  size,
})

/** The step of the payment plan that falls due first. */
const firstStep = PaymentStep.nullable().describe(
  'The first step of the payment plan; the token is part of it',
)

/** `GET /api/bookings/project/{id}`: the units of a project that can be booked on the site. Amounts in PKR. */
export const BookableProject = z.object({
  data: z.object({
    project: NamedProject,
    amount: z.int().describe('The token that books a unit, PKR'),
    hold_minutes: z.int().describe('How long a unit is held until it is paid'),
    is_online: z.boolean().describe('Whether payment is through a payment gateway, or by bank transfer'),
    gateway: z.string(),
    refunds: z.string().describe('The refund terms'),
    left: z.int().describe('Units of the project still available, on the site or elsewhere'),
    first_step: firstStep,
    units: z.array(
      UnitFacts.extend({
        id: z.int(),
        number: z.string(),
        type_id: z.int(),
        type: z.string(),
        type_size: size.describe('For this unit type'),
        price: z
          .int()
          .nullable()
          .describe('The price of this unit in PKR; null if only its unit type has a price'),
        price_from: z.int().describe('The price of the unit type in PKR; 0 for price on call'),
        floor_plan: StoredImage.nullable(),
        state: z.enum(['free', 'held', 'booked']),
      }),
    ),
  }),
})
export type BookableProject = z.infer<typeof BookableProject>

/** `POST /api/bookings`: who wants which unit. What it costs is the server's to say. */
export const BookingWish = z.object({
  unit_id: rowId,
  name: formText(bookingFields.name),
  email: formText(bookingFields.email),
  phone: formText(bookingFields.phone),
})
export type BookingWish = z.infer<typeof BookingWish>

/** `POST /api/bookings/{reference}/confirm`: the code of the email, however its digits are grouped. */
export const HoldCode = z.object({
  code: z
    .string()
    .trim()
    .min(1, { error: () => t.required })
    .max(40),
})

/** The answer to a unit that is held (201): the number of the booking, by which its page is found. */
export const BookingReceipt = z.object({ data: z.object({ reference: z.string() }) })
export type BookingReceipt = z.infer<typeof BookingReceipt>

/** `GET /api/bookings/{reference}`: how far a booking is, and nothing about who made it. */
export const BookingAnswer = z.object({
  data: z.object({
    reference: z.string(),
    state: z.enum(bookingStates),
    project: NamedProject,
    unit: z.object({
      id: z.int().nullable(),
      number: z.string(),
      type: z.string(),
      price: z.int().describe('The price when the unit was held, in PKR; 0 for price on call'),
      facts: UnitFacts.nullable().describe('Null if the unit is no longer offered'),
    }),
    amount: z.int(),
    first_step: firstStep,
    held_until: z.string().describe('The deadline for confirming the hold, while it is not confirmed'),
    confirm: z
      .object({ by_email: z.boolean().describe('Whether this site can send the code') })
      .nullable()
      .describe('The confirmation required before payment; null once the hold is confirmed'),
    booked_at: z.string().nullable(),
    release_reason: z.enum(releaseReasons).nullable(),
    declined_at: z.string().nullable().describe('When the last payment was declined'),
    refund: z
      .enum(refundStates)
      .nullable()
      .describe('Whether a payment is marked for refund, or was refunded'),
    refunds: z.string(),
    pay: z
      .object({
        gateway: z.string(),
        script: z.string(),
        action: z.string(),
        fields: z.array(z.object({ name: z.string(), value: z.string() })),
      })
      .nullable()
      .describe('The form that opens the payment gateway, signed by this server'),
    account: z
      .object({ bank: z.string(), title: z.string(), iban: z.string() })
      .nullable()
      .describe('The bank account for the token, if it is not paid online'),
  }),
})
export type BookingAnswer = z.infer<typeof BookingAnswer>

/** The answer to a payment gateway's notice. */
export const NoticeTaken = z.object({ data: z.object({ received: z.literal(true) }) })

/** Where gateways send their notices, with their own name at its end. */
export const noticePath = '/api/payments/notices'
