import { listing as t } from '#messages/common.ts'
import type { Listing } from './listing.ts'

/** 'Approved by CDA, NOC 12/2025': what an authority said of a property. */
export function approvalText({
  status,
  authority,
  number,
  reason,
}: NonNullable<Listing['approval']>): string {
  const texts = t.approvalStatus
  if (status === 'not required') return texts[status]({ reason: reason ?? '' })
  if (status === 'in process') return texts[status]({ authority: authority ?? '' })
  return texts.approved({ authority: authority ?? '', number: number ?? '' })
}
