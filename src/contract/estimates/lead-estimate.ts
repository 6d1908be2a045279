/** The estimate that went with a request for a valuation. */
import { z } from 'zod'
import { propertyTypes, purposes, sizeUnits, subtypes } from '../listings/property.ts'
import { notEnoughReasons } from './estimate.ts'

const money = z.int().describe('In PKR; for rent, the monthly rent')

const asked = {
  made_at: z.string(),
  place: z.string().describe("As 'F-7, Islamabad'"),
  purpose: z.enum(purposes),
  type: z.enum([...subtypes, ...propertyTypes]),
  size: z.number(),
  size_unit: z.enum(sizeUnits),
  beds: z.int().nullable(),
}

/** The figure, or why there was none; `as_of` is a day, a month or a year. */
export const LeadEstimate = z.object({
  ...asked,
  cases: z.int().describe('The number of different similar properties'),
  as_of: z.string().nullable().describe('The date of the newest price used'),
  figure: z.object({ likely: money, low: money, high: money }).nullable(),
  reason: z.enum(notEnoughReasons).nullable(),
})
export type LeadEstimate = z.infer<typeof LeadEstimate>
