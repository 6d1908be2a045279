/** What visitors search for against what is on offer: numbers of groups, never the people in one. */
import { z } from 'zod'
import { allTypes, propertyTypes, purposes, subtypes } from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { analyticsRanges } from './analytics.ts'
import type { AdminEndpoint } from './endpoint.ts'

/** A group of fewer people than this is not shown, because a person could be recognized. */
export const fewestInGroup = 3

const count = z.int().nonnegative()
const group = count.describe(`at least ${fewestInGroup}`)

export const Demand = z.object({
  saved: z
    .array(
      z.object({
        purpose: z.enum(purposes),
        type: z.enum([allTypes.value, ...propertyTypes]),
        city: NamedPlace.nullable().describe('null for searches in no city, such as drawn areas'),
        area: NamedPlace.nullable().describe('null for searches in the whole city'),
        people: group.describe('addresses that have saved such a search and get alerts for it'),
        stock: count.describe('published listings of this place and type'),
      }),
    )
    .describe('most people first'),
  empty: z.object({
    searches: count.describe('searches of the range that found nothing'),
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
    .describe('listings whose price drop people wait for, most first'),
  alerts: z.object({
    active: count,
    paused: count,
    pending: count.describe('not confirmed yet'),
    bounced: count.describe('addresses that refused three messages, to which nothing is sent'),
  }),
})
export type Demand = z.infer<typeof Demand>

export const demandCalls = {
  demand: {
    method: 'GET',
    path: '/api/admin/demand',
    summary: `Saved searches by place and type against listings on offer, searches without results, homes whose price drop people wait for, and how alerts are: groups of at least ${fewestInGroup}, never who.`,
    access: 'analytics.read',
    query: z.object({ range: z.enum(analyticsRanges).default('30d') }),
    answer: z.object({ data: Demand }),
    errors: [401, 403, 422],
  },
} as const satisfies Record<string, AdminEndpoint>
