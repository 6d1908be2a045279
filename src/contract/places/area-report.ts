/** `GET /api/areas/:id/report` and `GET /api/city/:slug/report`: what is known of an area and of a city's areas. */
import { z } from 'zod'
import { propertyTypes, purposes } from '../listings/property.ts'
import { NamedPlace } from './places.ts'

/** The fewest prices, sales or lets from which a figure is shown. */
export const fewestForFigure = 5

const sample = z.int().describe('how many cases the figure is made of')

/** A place with what its page's address is made of: its name in English, and its city's slug. */
export const PlaceLink = NamedPlace.extend({ english_name: z.string(), city_slug: z.string() })
export type PlaceLink = z.output<typeof PlaceLink>

/** PKR per square foot, a month for rent: the median and its range with 80 % certainty. */
export const PriceFigure = z.object({
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  median: z.int(),
  low: z.int(),
  high: z.int(),
  sample,
})
export type PriceFigure = z.output<typeof PriceFigure>

const AreaStock = z.object({
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  count: z.int(),
  from: z.int().nullable().describe('the lowest price in PKR; null when all are on call'),
  to: z.int().nullable(),
})
export type AreaStock = z.output<typeof AreaStock>

const TrendPoint = z.object({
  month: z.string().describe('YYYY-MM'),
  median: z.int().describe('PKR per square foot'),
  sample,
})
export type TrendPoint = z.output<typeof TrendPoint>

export const AreaReport = z.object({
  area: PlaceLink.extend({
    about: z.string().describe('what the agency writes of it; empty when nothing'),
    lat: z.number().nullable(),
    long: z.number().nullable(),
  }),
  city: NamedPlace.extend({ slug: z.string() }),
  around: z.array(PlaceLink).describe('the areas that contain it, outermost first'),
  on: z.string().describe('the day of the figures, YYYY-MM-DD'),
  stock: z.array(AreaStock).describe('what is on offer, by purpose and type'),
  prices: z.array(PriceFigure),
  trend: z
    .object({ type: z.enum(propertyTypes), points: z.array(TrendPoint) })
    .nullable()
    .describe('asking prices for sale, by month, of the last 24 months'),
  time_on_market: z
    .object({ days: z.int(), sample })
    .nullable()
    .describe('the median of what was sold or let in the last 24 months'),
  sizes: z
    .array(z.object({ type: z.enum(propertyTypes), low: z.int(), median: z.int(), high: z.int(), sample }))
    .describe('square feet on offer: a quarter is smaller than low, a quarter larger than high'),
  yield: z
    .object({
      type: z.enum(propertyTypes),
      percent: z.number().describe('a year’s rent in percent of the price, before costs'),
      sales: z.int(),
      rents: z.int(),
    })
    .nullable(),
  projects: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  agents: z.array(NamedPlace),
  related: z.array(PlaceLink.extend({ for_sale: z.int() })),
})
export type AreaReport = z.output<typeof AreaReport>

export const CityReport = z.object({
  city: NamedPlace.extend({ slug: z.string() }),
  on: z.string(),
  has_reports: z.boolean().describe('whether a quarterly report of the city is published'),
  areas: z.array(
    PlaceLink.extend({
      within: z.string().nullable().describe('the area that contains it'),
      for_sale: z.int(),
      to_rent: z.int(),
      lat: z.number().nullable().describe('the middle of the area, where it is known'),
      long: z.number().nullable(),
      outline: z
        .string()
        .nullable()
        .describe('polygons as in `shape` of a search; null where it is not known'),
      sale: z.object({ median: z.int(), sample }).nullable().describe('PKR per square foot of homes'),
      rent: z.object({ median: z.int(), sample }).nullable().describe('the same a month'),
    }),
  ),
})
export type CityReport = z.output<typeof CityReport>
