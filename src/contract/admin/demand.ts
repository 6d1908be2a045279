/** What visitors search for against what is on offer: numbers of groups, never the people in one. */
import { z } from 'zod'
import { allTypes, propertyTypes, purposes, subtypes } from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { analyticsRanges } from './analytics.ts'
import type { AdminEndpoint } from './endpoint.ts'

/** A group of fewer people than this is not shown, because a person could be recognized. */
export const fewestInGroup = 3

const count = z.int().nonnegative()
const group = count.describe(`At least ${fewestInGroup}`)

export const Demand = z.object({
  saved: z
    .array(
      z.object({
        purpose: z.enum(purposes),
        type: z.enum([allTypes.value, ...propertyTypes]),
        city: NamedPlace.nullable().describe('Null for searches without a city, such as drawn areas'),
        area: NamedPlace.nullable().describe('Null for searches in the whole city'),
        people: group.describe('Addresses with a saved search and alerts for it'),
        stock: count.describe('Published listings of this place and type'),
      }),
    )
    .describe('Most frequent first'),
  empty: z.object({
    searches: count.describe('Searches without results in this period'),
    cities: z.array(NamedPlace.extend({ count: group })),
    areas: z.array(NamedPlace.extend({ city: z.string(), count: group })),
    types: z.array(
      z.object({
        purpose: z.enum(purposes),
        type: z.enum([allTypes.value, ...propertyTypes, ...subtypes]),
        count: group,
      }),
    ),
  }),
  homes: z
    .array(z.object({ id: z.int(), title: z.string(), place: z.string(), price: z.int(), people: group }))
    .describe('Listings watched for a price drop, most watched first'),
  alerts: z.object({
    active: count,
    paused: count,
    pending: count.describe('Not confirmed yet'),
    bounced: count.describe('Addresses that are paused because they rejected three messages'),
  }),
})
export type Demand = z.infer<typeof Demand>

export const demandCalls = {
  demand: {
    method: 'GET',
    path: '/api/admin/demand',
    summary: 'Get visitor demand',
    description: `Saved searches by place and type compared with available listings, searches without results, properties watched for a price drop, and the state of alerts. Only groups of at least ${fewestInGroup}; visitors are not identified.`,
    access: 'analytics.read',
    query: z.object({ range: z.enum(analyticsRanges).default('30d') }),
    answer: z.object({ data: Demand }),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, AdminEndpoint>
