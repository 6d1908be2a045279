/** The calls about saved homes. */
import type { Endpoint } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { SavedAnswer, SavedQuery } from './saved.ts'

export const savedEndpoints = {
  saved: {
    ...route('saved'),
    summary:
      'The cards of listings and projects by their IDs, those that are sold, rented or expired too; what is no longer on the site is left out.',
    query: SavedQuery,
    answer: SavedAnswer,
    errors: [422],
  },
} as const satisfies Record<string, Endpoint>
