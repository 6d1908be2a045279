/** `GET /api/reports/:city/:quarter`: the published asking prices of a city in a quarter. */
import { z } from 'zod'
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { propertyTypes, purposes } from '../listings/property.ts'
import {
  AreaReport,
  marla_basis,
  PlaceLink,
  PriceFigure,
  perSquareFoot,
  price_unit,
} from '../places/area-report.ts'
import { NamedPlace } from '../places/places.ts'
import { quarterPattern } from './quarter.ts'

const sample = z.int().describe('The number of cases in the figure')
const day = z.iso.date()

/** The figure of the quarter before, and of the same quarter a year before; null below five cases. */
const before = <Figure extends z.ZodType>(figure: Figure) => ({
  previous: figure.nullable(),
  year_before: figure.nullable(),
})

export const QuarterPrice = PriceFigure.extend(before(z.object({ median: perSquareFoot, sample })))
export type QuarterPrice = z.output<typeof QuarterPrice>

const Days = z.object({ days: z.int(), sample })
const Yield = AreaReport.shape.yield.unwrap()

const figures = {
  from: day.describe('The first day of the quarter'),
  until: day.describe('Its last day'),
  made_on: day.describe('The day on which the figures were computed'),
  prices: z.array(QuarterPrice),
  few_areas: z.int().describe('Areas with prices, but fewer than five of each type'),
  more_areas: z.int().describe('Areas with a median that are not listed, because others have more prices'),
  trend: AreaReport.shape.trend,
  stock: z.array(
    z.object({
      purpose: z.enum(purposes),
      type: z.enum(propertyTypes),
      count: z.int().describe('The agency’s listings available on the last day of the quarter'),
      ...before(z.int()),
    }),
  ),
  time_on_market: Days.extend(before(Days)).nullable(),
  yield: Yield.extend(before(Yield)).nullable(),
}

/** The figures of a report as they are stored: they never change afterwards. */
export const StoredFigures = z.object({
  ...figures,
  areas: z.array(
    z.object({ id: z.int(), name: z.string(), name_ur: z.string(), prices: z.array(QuarterPrice) }),
  ),
})
export type StoredFigures = z.output<typeof StoredFigures>

const quarter = z.string().regex(quarterPattern).describe('Such as 2026-q3')

export const QuarterlyReport = z.object({
  city: NamedPlace.extend({ slug: z.string(), price_unit, marla_basis }),
  quarter,
  published_on: day,
  introduction: z.string().describe('The agency’s introduction; empty if there is none'),
  ...figures,
  areas: z
    .array(
      z.object({
        name: z.string(),
        page: PlaceLink.nullable().describe('Null if the area is no longer on the site'),
        marla_basis,
        prices: z.array(QuarterPrice),
      }),
    )
    .describe('Areas with five prices or more, those with most first'),
  others: z.array(quarter).describe('Other published quarters of the city, newest first'),
})
export type QuarterlyReport = z.output<typeof QuarterlyReport>

export const quarterlyReportEndpoints = {
  quarterlyReport: {
    ...route('quarterlyReport'),
    summary: 'Get a quarterly report of a city',
    description:
      'Asking prices and rents of a quarter by type and area with their changes, stock, time on market and yield. `latest` is the newest published quarter.',
    params: z.object({ city: z.string().max(100), quarter: z.union([z.literal('latest'), quarter]) }),
    answer: QuarterlyReport,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>
