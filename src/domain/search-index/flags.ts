import { type SearchFlag, searchFlags } from '#contract/search/search-keys.ts'
import type { Names } from './names.ts'

type Flag = {
  /** A condition on a row of `listings`. */
  condition: string
  /** The projects whose listings have it, whatever the listing itself says. */
  projects?: (names: Names) => readonly number[]
}

/** The condition of each yes-or-no filter of the search. */
export const flags: Readonly<Record<SearchFlag, Flag>> = {
  hasPictures: {
    condition: `exists (select from listing_images where listing_id = listings.id and role = 'photo')`,
  },
  approved: {
    condition: `coalesce(approval_status, '') = 'approved'`,
    projects: (names) => names.approvedProjects,
  },
  reduced: {
    condition: `exists (select from listing_reductions as reduction where reduction.listing_id = listings.id
      and reduction.price = listings.price and reduction.purpose = listings.purpose)`,
  },
  onCall: { condition: 'price = 0' },
}

/** All flags of a listing in one number, a bit each in the order of `searchFlags`. */
export const flagBits = searchFlags
  .map((flag, bit) => `((${flags[flag].condition})::int << ${bit})`)
  .join(' | ')
