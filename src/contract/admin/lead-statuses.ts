/** The statuses of a lead, and the transitions between them. */
import type { LeadStatus } from '../leads/leads.ts'

/** Statuses of leads that are still to be worked on. */
export const openStatuses = [
  'new',
  'assigned',
  'contacted',
  'viewing',
  'offer',
] as const satisfies LeadStatus[]

/** The statuses that staff may choose from each status; 'assigned' is set with an owner. */
export const nextStatuses: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  assigned: ['contacted', 'viewing', 'lost'],
  contacted: ['viewing', 'offer', 'won', 'lost'],
  viewing: ['contacted', 'offer', 'won', 'lost'],
  offer: ['contacted', 'viewing', 'won', 'lost'],
  won: ['offer'],
  lost: ['contacted'],
}

/** Statuses of leads that have not been called yet. */
export const untouchedStatuses = ['new', 'assigned'] as const satisfies LeadStatus[]
