/** The calls of what a property is likely to cost. */
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { Estimate, EstimateQuery } from './estimate.ts'

export const estimateEndpoints = {
  estimate: {
    ...route('estimate'),
    summary: 'Estimate the price of a property',
    description:
      'Returns the range that covers four out of five prices and the comparables, or why there is not enough evidence.',
    query: EstimateQuery,
    answer: Estimate,
    errors: [422],
  },
} as const satisfies Record<string, Endpoint>
