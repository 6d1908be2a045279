/** What is asked for a listing against similar ones, while it is being edited. */
import { z } from 'zod'
import { marlaBases, purposes, sizeUnits, subtypes } from '../listings/property.ts'
import { writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

const id = z.int().positive().max(2_147_483_647)
const rooms = z.int().min(0).max(100).nullable()

export const PricedHome = z.strictObject({
  listing_id: id.describe('The listing whose own prices are excluded'),
  purpose: z.enum(purposes),
  subtype: z.enum(subtypes),
  price: z.int().positive().max(1_000_000_000_000),
  size_value: z.number().positive().max(1_000_000_000),
  size_unit: z.enum(sizeUnits),
  marla_basis: z.literal([...marlaBases]),
  beds: rooms,
  baths: rooms,
  city_id: id,
  area_id: id,
})
export type PricedHome = z.infer<typeof PricedHome>

export const priceComparisonCalls = {
  comparePrice: {
    method: 'POST',
    path: '/api/admin/price-comparison',
    summary: 'Compare a price with similar properties',
    description: 'Returns how far it is above or below the likely asking price. Nothing is stored.',
    access: 'listings.edit',
    body: PricedHome,
    answer: z.object({
      data: z
        .object({
          percent: z.int().describe('The difference; negative values are below'),
          likely: z.int().describe('PKR'),
          cases: z.int().describe('The number of similar properties'),
          compared_on: z.string().describe('The date in Pakistan'),
        })
        .nullable()
        .describe('Null without enough evidence'),
    }),
    errors: writing,
  },
} as const satisfies Record<string, AdminEndpoint>
