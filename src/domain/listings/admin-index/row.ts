import type { ListingSort } from '#contract/admin/listing-list.ts'
import { type ListingStatus, listingStatuses, type Purpose, purposes } from '#contract/listings/property.ts'
import { none } from '../search-index/row.ts'

/** The orders that compare a number; the others compare titles, or the property IDs alone. */
export type NumberSort = Exclude<ListingSort, 'title' | 'id'>

/** What is kept of a listing, of whatever state. */
export type ListingTableRow = {
  id: number
  cityId: number
  areaId: number
  /** `none` where it has none. */
  agentId: number
  status: number
  purpose: number
  subtype: number
  /** 0 where it has none. */
  beds: number
  featured: number
  /** In small letters. */
  title: string
  /** What the orders compare: times in microseconds since 1970, prices in PKR, sizes in square feet. */
  keys: Record<NumberSort, number>
}

/** Stands for a time that is not there: such listings are last when the smallest is first, as in PostgreSQL. */
export const never = Number.POSITIVE_INFINITY

const statusNumbers = new Map<string, number>(listingStatuses.map((status, number) => [status, number]))
const purposeNumbers = new Map<string, number>(purposes.map((purpose, number) => [purpose, number]))

/** The state's place in the table of its life. */
export function statusNumber(status: ListingStatus): number {
  return statusNumbers.get(status) ?? none
}

export function purposeNumber(purpose: Purpose): number {
  return purposeNumbers.get(purpose) ?? none
}
