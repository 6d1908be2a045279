/** `GET /api/areas/:id/report` and `GET /api/city/:slug/report`: what is known of an area and of a city's areas. */
import { z } from 'zod'
import { propertyTypes, purposes, subtypes } from '../listings/property.ts'
import { NamedPlace } from './places.ts'
import { usualUnits } from './usual-size-unit.ts'

/** The fewest prices, sales or lets from which a figure is shown. */
export const fewestForFigure = 5

const sample = z.int().describe('The number of cases in the figure')

/** A place with what its page's address is made of: its name in English, and its city's slug. */
export const PlaceLink = NamedPlace.extend({ english_name: z.string(), city_slug: z.string() })
export type PlaceLink = z.output<typeof PlaceLink>

/** How a place measures (D40). Figures are PKR per square foot wherever it is; this is for who shows them. */
export const price_unit = z
  .enum(usualUnits)
  .describe(
    'The unit in which prices per area are usually given here; commercial property is priced per square foot',
  )
export const marla_basis = z.number().describe('Square feet per marla at this place')

export const perSquareFoot = z.number().describe('PKR per square foot, a month for rent')

/** The median and its range with 80 % certainty. */
export const PriceFigure = z.object({
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  median: perSquareFoot,
  low: perSquareFoot,
  high: perSquareFoot,
  sample,
})
export type PriceFigure = z.output<typeof PriceFigure>

const AreaStock = z.object({
  purpose: z.enum(purposes),
  type: z.enum(propertyTypes),
  count: z.int(),
  from: z.int().nullable().describe('The lowest price in PKR; null if all are price on call'),
  to: z.int().nullable(),
})
export type AreaStock = z.output<typeof AreaStock>

/** How the monthly median of homes for sale changed within a year. */
const YearChange = z.object({
  percent: z.number(),
  sample: z.int().describe('The number of prices in the newest month'),
  before: z.int().describe('The number of prices in the same month a year before'),
})
export type YearChange = z.output<typeof YearChange>

const GrossYield = z.object({
  percent: z.number().describe('The gross rental yield: annual rent in percent of the price'),
  sales: z.int(),
  rents: z.int(),
})

const TrendPoint = z.object({
  month: z.string().describe('YYYY-MM'),
  median: perSquareFoot,
  sample,
})
export type TrendPoint = z.output<typeof TrendPoint>

export const AreaReport = z.object({
  area: PlaceLink.extend({
    about: z.string().describe('The agency’s description; empty if there is none'),
    lat: z.number().nullable(),
    long: z.number().nullable(),
    price_unit,
    marla_basis,
  }),
  city: NamedPlace.extend({ slug: z.string() }),
  around: z.array(PlaceLink).describe('The areas that contain it, outermost first'),
  on: z.string().describe('The date of the figures, YYYY-MM-DD'),
  stock: z.array(AreaStock).describe('Available listings by purpose and type'),
  prices: z.array(PriceFigure),
  subtype_prices: z
    .array(PriceFigure.omit({ type: true }).extend({ subtype: z.enum(subtypes) }))
    .describe('Of subtypes with five prices or more, where their type has other prices, too'),
  trend: z
    .object({ type: z.enum(propertyTypes), points: z.array(TrendPoint) })
    .nullable()
    .describe('Monthly asking prices for sale in the last 24 months'),
  time_on_market: z
    .object({ days: z.int(), sample })
    .nullable()
    .describe('The median time on market of listings sold or rented in the last 24 months'),
  sizes: z
    .array(z.object({ type: z.enum(propertyTypes), low: z.int(), median: z.int(), high: z.int(), sample }))
    .describe('Sizes in square feet: a quarter of listings is smaller than low, a quarter larger than high'),
  yield: GrossYield.extend({ type: z.enum(propertyTypes) }).nullable(),
  projects: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string() })),
  agents: z.array(NamedPlace),
  related: z.array(PlaceLink.extend({ for_sale: z.int() })),
})
export type AreaReport = z.output<typeof AreaReport>

export const CityReport = z.object({
  city: NamedPlace.extend({ slug: z.string(), price_unit }),
  on: z.string(),
  has_reports: z.boolean().describe('Whether a quarterly report of the city is published'),
  areas: z.array(
    PlaceLink.extend({
      within: z.string().nullable().describe('The area that contains it'),
      for_sale: z.int(),
      to_rent: z.int(),
      lat: z.number().nullable().describe('The middle of the area, if known'),
      long: z.number().nullable(),
      outline: z
        .string()
        .nullable()
        .describe('Polygons in the format of `shape` of a search; null if unknown'),
      marla_basis,
      sale: z.object({ median: perSquareFoot, sample }).nullable().describe('For homes'),
      rent: z.object({ median: perSquareFoot, sample }).nullable().describe('For homes, a month'),
      year_change: YearChange.nullable().describe('Of homes for sale'),
      yield: GrossYield.nullable().describe('Of homes'),
    }),
  ),
})
export type CityReport = z.output<typeof CityReport>
