/** The calls about saved homes. */
import { bodyErrors, type Endpoint, formErrors } from '../api/endpoint.ts'
import { route } from '../api/routes.ts'
import {
  OpenedTransfer,
  OpenTransfer,
  SealedTransfer,
  TransferParams,
  TransferReceipt,
} from './device-transfer.ts'
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
    summary: 'Get saved listings and projects by ID',
    description: 'Includes sold, rented and expired ones. Items that are no longer on the site are omitted.',
    query: SavedQuery,
    answer: SavedAnswer,
    errors: [422],
  },
  shareHomes: {
    ...route('shareHomes'),
    summary: 'Create a shared list of homes',
    description:
      'Stored for 90 days. Returns the token for its URL and the key that deletes it earlier; neither can be retrieved again.',
    body: ShareHomes,
    answer: SharedListReceipt,
    errors: formErrors,
  },
  sharedList: {
    ...route('sharedList'),
    summary: 'Get a shared list',
    description:
      'Returns current cards of its homes. For an ended list, only that it has ended, for 90 days.',
    params: SharedListParams,
    answer: SharedListAnswer,
    errors: [404],
  },
  endSharedList: {
    ...route('endSharedList'),
    summary: 'Delete a shared list',
    description: 'Takes the key of its creator. Repeating the call changes nothing.',
    params: SharedListParams,
    body: EndSharedList,
    answer: SharedListEnded,
    errors: [...bodyErrors, 404],
  },
  createTransfer: {
    ...route('createTransfer'),
    summary: 'Store a transfer to another device',
    description:
      'Takes what a browser has encrypted, and keeps it for a day. The key stays in the link and never reaches the server.',
    body: SealedTransfer,
    answer: TransferReceipt,
    errors: formErrors,
  },
  openTransfer: {
    ...route('openTransfer'),
    summary: 'Open a transfer to another device',
    description: 'Returns it still encrypted. It can be opened five times; then it is deleted.',
    params: TransferParams,
    body: OpenTransfer,
    answer: OpenedTransfer,
    errors: [...formErrors, 404],
  },
} as const satisfies Record<string, Endpoint>
