import type { LeadKind } from './leads.ts'

/** What happens once a form has been received, as the visitor's mail and the thank-you page say it. */
export const nextSteps: Readonly<Record<LeadKind | 'job_application', string>> = {
  inquiry: 'An agent reads your inquiry and calls you back within a working day.',
  property_inquiry: 'The agent of this property sends you its details within a working day.',
  project_inquiry: 'An agent who knows this project answers you within a working day.',
  contact: 'Somebody of our team reads your feedback. We answer when you asked us something.',
  get_in_touch: 'An agent calls you back within a working day.',
  franchise: 'Our franchise desk reads your enquiry and calls you within three working days.',
  valuation: 'An agent who knows the area looks at recent sales there and calls you with an estimate.',
  wanted: 'An agent looks for properties that fit your wish and calls you within a working day.',
  job_application: 'We read every application and write to you within two weeks.',
}
