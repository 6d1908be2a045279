/** What helps when a search finds few homes: those that miss one limit by little, and prices on call (D37). */
import { z } from 'zod'
import { HostedListingCard } from '../listings/listing.ts'
import type { SearchKey } from './search-keys.ts'

/** With fewer results than this, homes just outside the search are found as well. */
export const fewResults = 6
export const mostJustOutside = 6
export const mostOnCall = 18
export const mostOnCallPins = 60

const position = { lat: z.number(), long: z.number() }

/** The limits that a home may miss by little. */
export const missedLimits = [
  'areaIds',
  'box',
  'shape',
  'near',
  'minPrice',
  'maxPrice',
  'minSize',
  'maxSize',
  'beds',
  'baths',
  'minYear',
  'minFloor',
  'maxFloor',
] as const satisfies SearchKey[]
export type MissedLimit = (typeof missedLimits)[number]

const missed = {
  limit: z.enum(missedLimits).describe('The one limit that it misses'),
  by: z
    .number()
    .describe('How far: percent of a price or size, km of a place, otherwise rooms, years or floors'),
}

export const JustOutside = z.object({
  data: z
    .array(z.object({ ...missed, listing: HostedListingCard }))
    .max(mostJustOutside)
    .describe(`With fewer than ${fewResults} results: homes that miss one limit by little, nearest first`),
  starts_at: z
    .int()
    .nullable()
    .describe(
      'The lowest price in PKR of this purpose, type and place, where it is above `maxPrice` and nothing was found',
    ),
})

export const OnCall = z.object({
  total_records: z.int().describe('All of them, which `onCall=true` finds without the limit of price'),
  data: z
    .array(HostedListingCard)
    .max(mostOnCall)
    .describe('The first of them, with the last page of results'),
})

/** The same homes on the map, as far as their position is known. Prices in PKR, 0 is on call. */
export const OutsidePin = z.object({ ...position, ...missed, id: z.int(), price: z.int() })
export type OutsidePin = z.infer<typeof OutsidePin>
export const OnCallPin = z.object({ ...position, id: z.int() })
export type OnCallPin = z.infer<typeof OnCallPin>
