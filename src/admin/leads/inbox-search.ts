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

/** What the inbox's address says, as far as it is understood. */
export type InboxSearch = {
  [Key in (typeof names)[number]]?: string | undefined
} & { page?: number }

/** Those whom nobody has called yet. */
export const toCall = untouchedStatuses.join(',')
