import type { RequestKind } from '#contract/leads/next-steps.ts'

/** The heading that stands in a form's place once it was sent. */
export const thanks: Readonly<Record<RequestKind, string>> = {
  inquiry: 'We have your inquiry',
  property_inquiry: 'We have your request for details',
  project_inquiry: 'We have your question',
  contact: 'Thank you for your feedback',
  get_in_touch: 'We will call you back',
  franchise: 'We have your franchise inquiry',
  valuation: 'We have your valuation request',
  wanted: 'We have your property request',
  job_application: 'We have your application',
}
