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
    summary: 'All cities.',
    answer: z.array(HostedCity),
    errors: [],
  },
  areas: {
    ...route('areas'),
    summary: 'The areas of a city, societies with their phases and blocks.',
    query: z.object({ cityId: cityOfAreas, purpose: z.enum(purposes).optional() }),
    answer: z.array(HostedArea),
    errors: [422],
  },
  areaPrices: {
    ...route('areaPrices'),
    summary: 'The median price of a square foot in the areas of a city or a part of the map.',
    query: AreaPricesQuery,
    answer: z.object({ data: z.array(AreaPrice) }),
    errors: [422],
  },
  areaReport: {
    ...route('areaReport'),
    summary:
      'What is known of an area: stock, prices with the number of cases, trend, time on market, yield, agents and projects.',
    params: z.object({ id: placeId }),
    answer: AreaReport,
    errors: [404],
  },
  areaNearby: {
    ...route('areaNearby'),
    summary: 'The nearest school, hospital, mosque, park and so on from the middle of an area.',
    params: z.object({ id: placeId }),
    answer: NearbyAnswer,
    errors: [404],
    system: 'maps',
  },
  cityReport: {
    ...route('cityReport'),
    summary: 'The areas of a city with something on offer, with counts and median asking prices.',
    params: z.object({ slug: z.string().max(100) }),
    answer: CityReport,
    errors: [404],
  },
  areaOutlines: {
    ...route('areaOutlines'),
    summary: 'The outlines of areas by their IDs, in their order; IDs of no area are left out.',
    query: OutlinesQuery,
    answer: z.object({ data: z.array(AreaOutline) }),
    errors: [422],
  },
  cityOutlines: {
    ...route('cityOutlines'),
    summary: 'Roughly where each city is: around the areas that have a position or an outline. No borders.',
    answer: z.object({ data: z.array(CityOutline) }),
    errors: [],
  },
  places: {
    ...route('places'),
    summary:
      'The cities and areas that a typed text may mean, in Roman letters or Urdu, best first, at most 8.',
    query: z.object({ text: z.string().trim().min(1).max(100), purpose: z.enum(purposes).optional() }),
    answer: z.array(PlaceSuggestion),
    errors: [422],
  },
  popularAreas: {
    ...route('popularAreas'),
    summary:
      'The areas with the most listings for sale, at most two of a city, each with a photo of one of its homes.',
    answer: z.array(PopularArea),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
