/** The calls of cities and areas: their lists, names, prices and outlines. */
import { z } from 'zod'
import { searchTerms } from '#messages/common.ts'
import type { Endpoint } from '../api/endpoint.ts'
import { id as placeId } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { purposes } from '../listings/property.ts'
import { AreaPrice, AreaPricesQuery } from './area-prices.ts'
import { AreaReport, CityReport } from './area-report.ts'
import { NearbyAnswer } from './nearby.ts'
import { AreaOutline, CityOutline, OutlinesQuery } from './outline.ts'
import { HostedArea, HostedCity, PlaceSuggestion, PopularArea } from './places.ts'

const sayCity = { error: () => searchTerms.refusals.cityOfAreas }
const cityOfAreas = z.coerce.number<string>(sayCity).int(sayCity).min(1, sayCity).max(2_147_483_647, sayCity)

export const placeEndpoints = {
  cities: {
    ...route('cities'),
    summary: 'List cities',
    answer: z.array(HostedCity),
    errors: [],
  },
  areas: {
    ...route('areas'),
    summary: 'List the areas of a city',
    description: 'Includes societies with their phases and blocks.',
    query: z.object({ cityId: cityOfAreas, purpose: z.enum(purposes).optional() }),
    answer: z.array(HostedArea),
    errors: [422],
  },
  areaPrices: {
    ...route('areaPrices'),
    summary: 'List prices by area',
    description:
      'The median price per square foot in the areas of a city or a part of the map. `price_unit` and `marla_basis` say how prices are shown there: multiply by 9 for a square yard, by `marla_basis` for a marla.',
    query: AreaPricesQuery,
    answer: z.object({ data: z.array(AreaPrice) }),
    errors: [422],
  },
  areaReport: {
    ...route('areaReport'),
    summary: 'Get the market report of an area',
    description: 'Stock, prices with the number of cases, trend, time on market, yield, agents and projects.',
    params: z.object({ id: placeId }),
    answer: AreaReport,
    errors: [404],
  },
  areaNearby: {
    ...route('areaNearby'),
    summary: 'List places near an area',
    description:
      'The nearest school, hospital, mosque, park and so on, measured from the middle of the area.',
    params: z.object({ id: placeId }),
    answer: NearbyAnswer,
    errors: [404],
    system: 'maps',
  },
  cityReport: {
    ...route('cityReport'),
    summary: 'List the areas of a city with available listings',
    description: 'With counts and median asking prices.',
    params: z.object({ slug: z.string().max(100) }),
    answer: CityReport,
    errors: [404],
  },
  areaOutlines: {
    ...route('areaOutlines'),
    summary: 'Get area outlines by ID',
    description: 'In the order of the IDs. Unknown IDs are omitted.',
    query: OutlinesQuery,
    answer: z.object({ data: z.array(AreaOutline) }),
    errors: [422],
  },
  cityOutlines: {
    ...route('cityOutlines'),
    summary: 'List the approximate position of each city',
    description: 'Covers the areas that have a position or an outline. These are not city boundaries.',
    answer: z.object({ data: z.array(CityOutline) }),
    errors: [],
  },
  places: {
    ...route('places'),
    summary: 'Suggest cities and areas for a text',
    description: 'Takes Roman letters or Urdu. Best match first, at most 8.',
    query: z.object({ text: z.string().trim().min(1).max(100), purpose: z.enum(purposes).optional() }),
    answer: z.array(PlaceSuggestion),
    errors: [422],
  },
  popularAreas: {
    ...route('popularAreas'),
    summary: 'List the most popular areas',
    description:
      'The areas with the most listings for sale, at most two per city, each with a photo of one of its homes.',
    answer: z.array(PopularArea),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
