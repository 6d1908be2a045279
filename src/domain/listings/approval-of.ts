import type { Listing } from '#contract/listings/listing.ts'
import type { listings } from '#db/schema/index.ts'
import { localized } from '../localized.ts'
import { authorityName } from '../trade/index.ts'

type ApprovalRow = Pick<
  typeof listings.$inferSelect,
  'approval_status' | 'approval_authority' | 'approval_number' | 'approval_reason' | 'approval_reason_ur'
>

/** The known approval of a listing; null when nothing is known. */
export function approvalOf(row: ApprovalRow): Listing['approval'] {
  if (row.approval_status === null) return null
  return {
    status: row.approval_status,
    authority: authorityName(row.approval_authority),
    number: row.approval_number,
    reason: row.approval_reason && localized(row.approval_reason, row.approval_reason_ur),
  }
}
