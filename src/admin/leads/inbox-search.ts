import { untouchedStatuses } from '#contract/admin/lead-statuses.ts'

export const names = [
  'q',
  'kind',
  'status',
  'owner',
  'city',
  'source',
  'age',
  'waiting',
  'sort',
  'order',
] as const

/** The filters in the inbox's address, as far as they are valid. */
export type InboxSearch = {
  [Key in (typeof names)[number]]?: string | undefined
} & { page?: number }

/** Leads that have not been called yet. */
export const toCall = untouchedStatuses.join(',')
