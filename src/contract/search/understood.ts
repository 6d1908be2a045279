import { z } from 'zod'
import { features } from '#messages/common.ts'
import { featureKeys } from '../listings/features.ts'
import { possessions, purposes, sizeUnits, subtypes } from '../listings/property.ts'
import { NamedPlace } from '../places/places.ts'
import { eachFlag, searchFields, searchSorts } from './search-keys.ts'

/** A query in words, and the city that is chosen already. */
export const WordsQuery = z.object({
  text: z.string().trim().min(1).max(100),
  cityId: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('Decides between places of the same name, unless the query names another city'),
  purpose: z
    .enum(purposes)
    .optional()
    .describe(
      'Chosen already: words that no filter says must find something there, unless the query says another',
    ),
})

/** So many places are asked about when a name fits several. */
export const mostPlacesAsked = 6

/**
 * What a query in words says: filters of a search, as `keyword` the words that no filter says and some listing has, and
 * as `unused` the rest.
 */
export const Understood = z
  .object({
    purpose: z.enum(purposes),
    cityId: z.int(),
    areaIds: z
      .array(z.int())
      .describe('Several if more than one place has this name, in one or several cities'),
    near: z.string().describe('If the text names a landmark: lat,long,km'),
    nearName: z.string(),
    agentId: z.int().describe('If the text is the phone number of an agent'),
    type: z.enum(searchFields.type.of),
    subtype: z.array(z.enum(subtypes)),
    minPrice: z.number(),
    maxPrice: z.number(),
    minSize: z.number(),
    maxSize: z.number(),
    sizeUnit: z.enum(sizeUnits),
    beds: z.int(),
    baths: z.int(),
    possession: z.array(z.enum(possessions)),
    minYear: z.int(),
    minFloor: z.int(),
    maxFloor: z.int(),
    features: z.array(z.enum(featureKeys(features))),
    ...eachFlag(() => z.literal(true)),
    keyword: z.string(),
    sort: z.enum(searchSorts),
    unused: z
      .array(z.string())
      .describe('Parts of the query that no filter can say and no listing has, as typed: without basement'),
    prefer: z.string().describe('The words of `unused` that rank: those that are not negated'),
    which: z
      .object({
        words: z.array(z.string()).describe('The words of the query that name them, as typed'),
        places: z
          .array(NamedPlace.extend({ within: z.string(), city_id: z.int() }))
          .max(mostPlacesAsked)
          .describe('Those with most listings first'),
      })
      .describe('If a name fits areas in several cities: which of them may be meant'),
    intent: z.enum(['sell']).describe('The query says that somebody wants to sell'),
  })
  .partial()
export type Understood = z.infer<typeof Understood>
