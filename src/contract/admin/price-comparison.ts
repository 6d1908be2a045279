/** What is asked for a listing against similar ones, while it is being edited. */
import { z } from 'zod'
import { marlaBases, purposes, sizeUnits, subtypes } from '../listings/property.ts'
import { writing } from './answers.ts'
import type { AdminEndpoint } from './endpoint.ts'

const id = z.int().positive().max(2_147_483_647)
const rooms = z.int().min(0).max(100).nullable()

export const PricedHome = z.strictObject({
  listing_id: id.describe('whose own prices are left out'),
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
    summary: 'How a price is above or below what similar homes are likely to be asked at. Nothing is stored.',
    access: 'listings.edit',
    body: PricedHome,
    answer: z.object({
      data: z
        .object({
          percent: z.int().describe('less than 0: below'),
          likely: z.int().describe('PKR'),
          cases: z.int().describe('how many similar homes'),
          compared_on: z.string().describe('the day in Pakistan'),
        })
        .nullable()
        .describe('null without enough evidence'),
    }),
    errors: writing,
  },
} as const satisfies Record<string, AdminEndpoint>
