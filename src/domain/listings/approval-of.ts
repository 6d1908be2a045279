import type { Listing } from '#contract/listings/listing.ts'
import type { listings } from '#db/schema/index.ts'

type ApprovalRow = Pick<
  typeof listings.$inferSelect,
  'approval_status' | 'approval_authority' | 'approval_number' | 'approval_reason'
>

/** What the agency knows of a listing's approval; null when it knows nothing. */
export function approvalOf(row: ApprovalRow): Listing['approval'] {
  if (row.approval_status === null) return null
  return {
    status: row.approval_status,
    authority: row.approval_authority,
    number: row.approval_number,
    reason: row.approval_reason,
  }
}
