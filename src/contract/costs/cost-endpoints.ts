/** The calls of what a property costs beside its price. */
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { Costs, CostsQuery } from './costs.ts'
import { ExchangeRates } from './exchange-rates.ts'

export const costEndpoints = {
  costs: {
    ...route('costs'),
    summary:
      'What is paid beside a price or for a rent, by the rates of a day, with the source of each rate. No advice.',
    query: CostsQuery,
    answer: Costs,
    errors: [404, 422],
  },
  exchangeRates: {
    ...route('exchangeRates'),
    summary: 'What other currencies are worth in PKR, with the day and the source of each rate.',
    answer: ExchangeRates,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
