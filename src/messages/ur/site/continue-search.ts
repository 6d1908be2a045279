import type { continueSearch as english } from '../../en/site/continue-search.ts'
import type { Translation } from '../../message-types.ts'

export const continueSearch = {
  continue: 'پچھلی تلاش:',
  new: '{count, number} نئی',
} satisfies Translation<typeof english>
