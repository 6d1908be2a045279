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
  })
  .refine(
    ({ size, size_unit, marla_basis }) => {
      const squareFeet = toSquareFeet(size, size_unit, marla_basis)
      return squareFeet >= possibleSize.least && squareFeet <= possibleSize.most
    },
    { path: ['size'], error: () => t.refusals.possibleSize },
  )
export type EstimateQuery = z.output<typeof EstimateQuery>

/** YYYY-MM-DD, or YYYY-MM or YYYY where no more is known. */
const KnownDate = z.string().regex(/^\d{4}(-\d\d){0,2}$/)

const Money = z.int().describe('in PKR; of a rent the rent of a month')

/** A property that was asked for; agreed prices are private, and count without being shown (D43). */
const Comparable = z.object({
  date: KnownDate.describe('the last day on which it was known to be asked'),
  area: z.string().nullable(),
  sqft: z.number(),
  beds: z.int().nullable(),
  price: Money,
  per_unit: Money.describe('the price of the unit of the answer'),
  weight: z.number().describe('how much it counts among the comparables, from 0 to 1'),
  listing: z.int().nullable().describe('the ID of a listing that is on offer'),
  lat: z.number().nullable().describe('of a listing that is on offer, else of the middle of its area'),
  long: z.number().nullable(),
})

/** Where no figure is given: too few comparables, too wide an interval, too old prices, or none at all. */
export const notEnoughReasons = ['noEvidence', 'fewComparables', 'oldEvidence', 'uncertain'] as const

const Answered = z.object({
  enough: z.literal(true),
  likely: Money.describe('to three significant digits, as are the other figures'),
  low: Money.describe('four of five prices of such properties are from here'),
  high: Money.describe('to here'),
  half_width: z.number().describe('half the width of the range as a share of the likely price'),
  certainty: z.enum(['high', 'medium', 'low']),
  unit: z.enum(['marla', 'sqft']).describe('what prices are given for'),
  per_unit: Money,
  marla_basis: z.literal(marlaBases).describe('sq ft in a marla of the place'),
  cases: z.int().describe('how many different properties like it are known'),
  cases_in_area: z.int(),
  as_of: KnownDate.describe('the day of the newest price that counts'),
  comparables: z.array(Comparable).max(12).describe('those that count most'),
})

const NotAnswered = z.object({
  enough: z.literal(false),
  reason: z.enum(notEnoughReasons),
  cases: z.int(),
  on: z.iso.date().describe('the day in Pakistan on which this was so'),
})

export const Estimate = z.discriminatedUnion('enough', [Answered, NotAnswered])
export type Estimate = z.output<typeof Estimate>
