/** The calls about saved homes. */
import { bodyErrors, type Endpoint, formErrors } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import { SavedAnswer, SavedQuery } from './saved.ts'
import {
  EndSharedList,
  SharedListAnswer,
  SharedListEnded,
  SharedListParams,
  SharedListReceipt,
  ShareHomes,
} from './shared-list.ts'

export const savedEndpoints = {
  saved: {
    ...route('saved'),
    summary:
      'The cards of listings and projects by their IDs, those that are sold, rented or expired too; what is no longer on the site is left out.',
    query: SavedQuery,
    answer: SavedAnswer,
    errors: [422],
  },
  shareHomes: {
    ...route('shareHomes'),
    summary:
      'Stores a list of homes for 90 days. Returns the token of its address and the key that ends it earlier; neither can be retrieved again.',
    body: ShareHomes,
    answer: SharedListReceipt,
    errors: formErrors,
  },
  sharedList: {
    ...route('sharedList'),
    summary:
      'A shared list with the cards of its homes as they are now; of one that has ended only that it has, for 90 days.',
    params: SharedListParams,
    answer: SharedListAnswer,
    errors: [404],
  },
  endSharedList: {
    ...route('endSharedList'),
    summary:
      'Its maker ends a shared list by its key: what is in it is deleted. Repeating it changes nothing.',
    params: SharedListParams,
    body: EndSharedList,
    answer: SharedListEnded,
    errors: [...bodyErrors, 404],
  },
} as const satisfies Record<string, Endpoint>
