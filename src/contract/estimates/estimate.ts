/** `GET /api/estimates`: what a property is likely to cost, from properties whose price is known. */
import { z } from 'zod'
import { estimates as t } from '#messages/common.ts'
import { id } from '../api/endpoint.ts'
import { toSquareFeet } from '../listings/convert-size.ts'
import { marlaBases, propertyTypes, purposes, sizeUnits, subtypes } from '../listings/property.ts'
import { parseNumber } from '../text/typed-number.ts'

/** What no property is smaller or larger than, in square feet. */
const possibleSize = { least: 50, most: 10_000_000 }

const size = z.string().transform((text, ctx) => {
  const value = parseNumber(text)
  if (value !== undefined && value > 0) return value
  ctx.addIssue({ code: 'custom', message: t.refusals.size })
  return z.NEVER
})

const sayRooms = { error: () => t.refusals.rooms }
const rooms = z.coerce.number<string>(sayRooms).int(sayRooms).min(0, sayRooms).max(50, sayRooms)

/** YYYY-MM-DD, or YYYY-MM or YYYY where no more is known. */
const sayDate = { error: () => t.refusals.date }
const KnownDate = z.string().regex(/^\d{4}(-\d\d){0,2}$/, sayDate)

/**
 * The question as an address has it. Without an area the whole city counts; without a marla basis, that of the place
 * counts.
 */
export const EstimateQuery = z
  .object({
    city: id,
    area: id.optional(),
    purpose: z.enum(purposes).default('sale'),
    type: z.enum([...subtypes, ...propertyTypes], { error: () => t.refusals.type }),
    size,
    size_unit: z.enum(sizeUnits).default('marla'),
    marla_basis: z.coerce.number<string>().pipe(z.literal(marlaBases)).optional(),
    beds: rooms.optional(),
    baths: rooms.optional(),
    location: z
      .string()
      .trim()
      .max(200)
      .optional()
      .describe('Instead of `area`: areas by name, the innermost first, e.g. Block L, DHA Phase 5'),
    date: KnownDate.refine((text) => !Number.isNaN(Date.parse(text)), sayDate)
      .optional()
      .describe(
        'The date that the price is for; without it today, or the date of the newest price in the city if that is earlier',
      ),
  })
  .refine(
    ({ size, size_unit, marla_basis }) => {
      const squareFeet = toSquareFeet(size, size_unit, marla_basis)
      return squareFeet >= possibleSize.least && squareFeet <= possibleSize.most
    },
    { path: ['size'], error: () => t.refusals.possibleSize },
  )
export type EstimateQuery = z.output<typeof EstimateQuery>

const Money = z.int().describe('In PKR; for rent, the monthly rent')

/** A property that was asked for; agreed prices are private, and count without being shown (D43). */
const Comparable = z.object({
  date: KnownDate.describe('The last day on which this price was asked'),
  area: z.string().nullable(),
  sqft: z.number(),
  beds: z.int().nullable(),
  price: Money,
  per_unit: Money.describe('The price per unit, in the unit of the response'),
  weight: z.number().describe('The weight of this comparable, from 0 to 1'),
  listing: z.int().nullable().describe('The ID, if the listing is available'),
  lat: z
    .number()
    .nullable()
    .describe('The position of an available listing, otherwise the middle of its area'),
  long: z.number().nullable(),
})

/**
 * Where no figure is given: no prices at all, none of its size or its rooms, too few comparables, too old prices, or too
 * wide an interval.
 */
export const notEnoughReasons = [
  'noEvidence',
  'unknownSize',
  'unknownRooms',
  'fewComparables',
  'oldEvidence',
  'uncertain',
] as const

const Answered = z.object({
  enough: z.literal(true),
  likely: Money.describe('Rounded to three significant digits, as are the other figures'),
  low: Money.describe('The lower end of the range of four out of five prices'),
  high: Money.describe('The upper end of the range'),
  half_width: z.number().describe('Half the width of the range relative to the likely price'),
  certainty: z.enum(['high', 'medium', 'low']),
  unit: z.enum(sizeUnits).describe('The unit of the prices: that of the size in the request'),
  per_unit: Money,
  marla_basis: z.literal(marlaBases).describe('Square feet per marla at this place'),
  cases: z.int().describe('The number of different similar properties'),
  cases_in_area: z.int(),
  as_of: KnownDate.describe('The date of the newest price used'),
  comparables: z.array(Comparable).max(12).describe('The comparables with the most weight'),
})

const NotAnswered = z.object({
  enough: z.literal(false),
  reason: z.enum(notEnoughReasons),
  cases: z.int(),
  on: z.iso.date().describe('The date in Pakistan of these figures'),
})

export const Estimate = z.discriminatedUnion('enough', [Answered, NotAnswered])
export type Estimate = z.output<typeof Estimate>
