/** The calls of what a property costs beside its price. */
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { Costs, CostsQuery } from './costs.ts'
import { ExchangeRates } from './exchange-rates.ts'

export const costEndpoints = {
  costs: {
    ...route('costs'),
    summary: 'Calculate the costs of buying or renting',
    description:
      'The charges in addition to the price or rent by the rates of a day, with the source of each rate. Not advice.',
    query: CostsQuery,
    answer: Costs,
    errors: [404, 422],
  },
  exchangeRates: {
    ...route('exchangeRates'),
    summary: 'List exchange rates',
    description: 'The value of other currencies in PKR, with the date and source of each rate.',
    answer: ExchangeRates,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>
