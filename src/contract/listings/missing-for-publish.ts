/** The fields a listing needs before visitors may see it; for a plot above all its approval. */
import { publishing as t } from '#messages/common.ts'
import type { FieldMessages } from '../api/api-errors.ts'
import type { ApprovalStatus } from '../projects/approval.ts'
import type { PropertyType } from './property.ts'

type Publishable = {
  type: PropertyType
  description: string
  approval_status: ApprovalStatus | null
  approval_authority: string | null
  approval_number: string | null
  approval_reason: string | null
}

/** The missing fields with a message each; empty for a listing that can be published. */
export function missingForPublish(listing: Publishable): FieldMessages {
  return {
    ...(listing.description.trim() === '' && { description: t.description }),
    ...(listing.type === 'plot' && approvalLacks(listing)),
  }
}

function approvalLacks(plot: Publishable): FieldMessages {
  switch (plot.approval_status) {
    case null:
      return { approval_status: t.approval }
    case 'not required':
      return plot.approval_reason ? {} : { approval_reason: t.reason }
    case 'in process':
      return plot.approval_authority ? {} : { approval_authority: t.authority }
    case 'approved':
      return {
        ...(!plot.approval_authority && { approval_authority: t.authority }),
        ...(!plot.approval_number && { approval_number: t.number }),
      }
  }
}
