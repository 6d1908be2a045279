/** How far estimates are off, measured on the site's own evidence. */
import { z } from 'zod'
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { propertyTypes, purposes, subtypes } from '../listings/property.ts'

/** A group with fewer answered cases tells little, and is left out. */
export const fewestMeasured = 30

const share = z.number().min(0).max(1)

const measures = {
  cases: z.int().describe('prices that were estimated without being known'),
  answered: z.int().describe('of them, those with enough evidence for a figure'),
  median_error: z
    .number()
    .min(0)
    .describe('half of the answered are off by no more than this share of the price'),
  within_20: share.describe('of the answered, those off by at most 20 %'),
  covered: share.describe('of the answered, those whose price is in the range that was given'),
}

/** From where most of what was known came: the area itself, the society around it, or the city. */
export const supports = ['area', 'society', 'city'] as const

const Accuracy = z.object({
  purpose: z.enum(purposes),
  ...measures,
  by_city: z.array(z.object({ city_id: z.int(), city: z.string(), ...measures })),
  by_type: z.array(z.object({ type: z.enum([...subtypes, ...propertyTypes]), ...measures })),
  by_support: z.array(z.object({ support: z.enum(supports), ...measures })),
})
export type Accuracy = z.infer<typeof Accuracy>

export const EstimateAccuracy = z.object({
  measured_on: z.string().nullable().describe('the day in Pakistan; null where it was not measured yet'),
  evidence: z.int().describe('how many prices estimates are made of'),
  purposes: z.array(Accuracy).describe('only with at least thirty answered cases'),
  staff: z
    .object({
      cases: z.int(),
      median_deviation: z.number().min(0).describe('|estimate / figure of staff - 1|'),
      last_on: z.string().describe('the day in Pakistan of the newest figure'),
    })
    .nullable()
    .describe('how far estimates were from the figures that agents recorded; only with at least five'),
})
export type EstimateAccuracy = z.infer<typeof EstimateAccuracy>

export const accuracyEndpoints = {
  estimateAccuracy: {
    ...route('estimateAccuracy'),
    summary:
      'How far estimates are off, by city, type and support; measured every night on prices that were not used.',
    answer: z.object({ data: EstimateAccuracy }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
