/** How far the agency is with a lead, and where it may go from there. */
import type { LeadStatus } from '../leads/leads.ts'

/** Those that are still to be worked on. */
export const openStatuses = [
  'new',
  'assigned',
  'contacted',
  'viewing',
  'offer',
] as const satisfies LeadStatus[]

/** Where each state may lead to by hand; 'assigned' comes with an owner. */
export const nextStatuses: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  assigned: ['contacted', 'viewing', 'lost'],
  contacted: ['viewing', 'offer', 'won', 'lost'],
  viewing: ['contacted', 'offer', 'won', 'lost'],
  offer: ['contacted', 'viewing', 'won', 'lost'],
  won: ['offer'],
  lost: ['contacted'],
}

/** Those of whom nobody has been called yet. */
export const untouchedStatuses = ['new', 'assigned'] as const satisfies LeadStatus[]
