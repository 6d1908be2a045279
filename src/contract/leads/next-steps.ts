import type { LeadKind } from './leads.ts'

export type RequestKind = LeadKind | 'job_application'

/** What happens once a form has been received, step by step: beside the form, in its thanks and in the visitor's mail. */
export const nextSteps: Readonly<Record<RequestKind, readonly string[]>> = {
  inquiry: [
    'An agent who knows the place reads it.',
    'They call you back within a working day.',
    'You see what fits, and nothing you did not ask for.',
  ],
  property_inquiry: [
    'The agent of this property reads your request.',
    'You have its details within a working day.',
  ],
  project_inquiry: [
    'An agent who knows this project reads your question.',
    'You have an answer within a working day.',
  ],
  contact: [
    'A manager reads it, not a machine.',
    'If it needs an answer, you have one within two working days.',
  ],
  get_in_touch: ['An agent reads it.', 'We call the number you gave within a working day.'],
  franchise: [
    'The franchise desk reads it and looks at your city with you in mind.',
    'They call you within three working days, answer your questions and send the terms.',
    'You meet in our head office before anything is signed.',
  ],
  valuation: [
    'An agent of the area compares your property with what was sold and let nearby.',
    'You hear a range, and how sure we are of it, by phone or e-mail.',
    'Nothing is advertised before you say so.',
  ],
  wanted: [
    'One agent of the area takes your wish over.',
    'They look in our own listings first, then ask the dealers and owners they know.',
    'They call you within a working day with what fits.',
  ],
  job_application: [
    'We read every application and every CV.',
    'You hear from us within two weeks, also when it is a no.',
    'Your CV is for our staff alone, and deleted when its time is over.',
  ],
}
