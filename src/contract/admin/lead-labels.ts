/** What staff call the kinds, the states and the sources of leads. */
import type { LeadKind, LeadSource, LeadStatus, LostReason } from '../leads/leads.ts'
import type { CallOutcome } from './leads.ts'

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

export const statusNames: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  assigned: 'Assigned',
  contacted: 'Contacted',
  viewing: 'Viewing',
  offer: 'Offer',
  won: 'Won',
  lost: 'Lost',
}

export const sourceNames: Readonly<Record<LeadSource, string>> = {
  website: 'Website',
  phone: 'Phone',
  'walk-in': 'Walk-in',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  referral: 'Referral',
  portal: 'Portal',
  'social media': 'Social media',
}

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  'no answer': 'No answer',
  'bought elsewhere': 'Bought or rented elsewhere',
  price: 'Price',
  'nothing fits': 'Nothing of ours fits',
  'not serious': 'Not serious',
  spam: 'Spam',
  other: 'Another reason',
}

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = {
  answered: 'Answered',
  'no answer': 'No answer',
  'wrong number': 'Wrong number',
  'call back': 'Call back at…',
}

/** Who answers what is not for sales: leads of these kinds have no agent. */
export const deskNames: Readonly<Partial<Record<LeadKind, string>>> = {
  contact: 'Feedback desk',
  franchise: 'Franchise desk',
}
