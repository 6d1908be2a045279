import { statusNames } from '#contract/admin/lead-labels.ts'
import type { LeadStatus } from '#contract/leads/leads.ts'
import { Badge } from '#ui/badge.tsx'

const tones = {
  new: 'gold',
  assigned: 'tint',
  contacted: 'tint',
  viewing: 'tint',
  offer: 'tint',
  won: 'ink',
  lost: 'danger',
} as const satisfies Record<LeadStatus, string>

/** How far the agency is with a lead. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}
