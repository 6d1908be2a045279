/** How far estimates are off, measured on the site's own evidence. */
import { z } from 'zod'
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { propertyTypes, purposes, subtypes } from '../listings/property.ts'

/** A group with fewer answered cases tells little, and is left out. */
export const fewestMeasured = 30

const share = z.number().min(0).max(1)

const measures = {
  cases: z.int().describe('The number of known prices that estimates were tested on'),
  answered: z.int().describe('How many of them had enough evidence for an estimate'),
  median_error: z.number().min(0).describe('The median error relative to the price'),
  within_20: share.describe('The share of estimates with an error of at most 20%'),
  covered: share.describe('The share of prices inside the estimated range'),
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
  measured_on: z.string().nullable().describe('The date in Pakistan; null if not measured yet'),
  evidence: z.int().describe('The number of prices that estimates are based on'),
  purposes: z.array(Accuracy).describe('Only groups with at least thirty estimates'),
  staff: z
    .object({
      cases: z.int(),
      median_deviation: z.number().min(0).describe('The median of |estimate / figure of staff - 1|'),
      last_on: z.string().describe('The date in Pakistan of the newest figure'),
    })
    .nullable()
    .describe('The error compared with valuations recorded by agents; only if there are at least five'),
})
export type EstimateAccuracy = z.infer<typeof EstimateAccuracy>

export const accuracyEndpoints = {
  estimateAccuracy: {
    ...route('estimateAccuracy'),
    summary: 'Get the accuracy of estimates',
    description:
      'By city, type and amount of evidence. Measured every night, and after an import of prices, on prices that were not used for the estimate.',
    answer: z.object({ data: EstimateAccuracy }),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
