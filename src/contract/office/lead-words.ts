/** What staff call the kinds of leads. */
import type { LeadKind } from '../leads.ts'

export const kindNames: Readonly<Record<LeadKind, string>> = {
  inquiry: 'Inquiry',
  property_inquiry: 'Property inquiry',
  project_inquiry: 'Project inquiry',
  contact: 'Feedback',
  get_in_touch: 'Call-back request',
  franchise: 'Franchise enquiry',
  valuation: 'Valuation request',
  wanted: 'Wanted property',
}
