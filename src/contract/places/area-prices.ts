import { z } from 'zod'
import { searchTerms } from '#messages/common.ts'
import { propertyTypes, purposes } from '../listings/property.ts'
import { Search } from '../search/search.ts'
import { marla_basis, perSquareFoot, price_unit } from './area-report.ts'
import { NamedPlace } from './places.ts'

/** The limit of an answer; areas with the most prices come first. */
export const mostPricedAreas = 300

/** `GET /api/areas/prices?cityId=1`, or of the areas whose middle is in a box. */
export const AreaPricesQuery = z
  .object({
    purpose: z.enum(purposes).default('sale'),
    type: z.enum(propertyTypes).default('residential'),
    cityId: Search.shape.cityId,
    box: Search.shape.box,
  })
  .refine(({ cityId, box }) => cityId !== undefined || box !== undefined, {
    path: ['cityId'],
    error: () => searchTerms.refusals.placeOfPrices,
  })
export type AreaPricesQuery = z.infer<typeof AreaPricesQuery>

/** The median price in an area, including the areas inside it. */
export const AreaPrice = NamedPlace.extend({
  lat: z.number(),
  long: z.number(),
  median: perSquareFoot,
  price_unit,
  marla_basis,
  sample: z.int().describe('The number of prices in the median, at least 5'),
  outline: z.string().nullable().describe('Polygons in the format of `shape` of a search; null if unknown'),
})
export type AreaPrice = z.infer<typeof AreaPrice>
