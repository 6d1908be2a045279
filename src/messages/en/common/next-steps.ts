/** What happens once a form has been received, step by step. */
export const nextSteps = {
  inquiry: {
    1: 'An agent who knows the area reads your inquiry.',
    2: 'They call you back within one working day.',
    3: 'You see properties that match what you asked for, and nothing else.',
  },
  property_inquiry: {
    1: 'The agent for this property reads your request.',
    2: 'They send you the details within one working day.',
  },
  project_inquiry: {
    1: 'An agent who knows this project reads your question.',
    2: 'You get an answer within one working day.',
  },
  contact: {
    1: 'A manager reads your feedback.',
    2: 'If it needs a reply, you get one within two working days.',
  },
  get_in_touch: {
    1: 'An agent picks up your request.',
    2: 'We call you within one working day.',
  },
  franchise: {
    1: 'Our franchise team reviews your inquiry and your city.',
    2: 'They call you within three working days, answer your questions and send you the terms.',
    3: 'You meet us at our head office before anything is signed.',
  },
  valuation: {
    1: 'A local agent compares your property with similar ones sold and rented nearby.',
    2: 'We send you a price range by phone or email, and tell you how reliable it is.',
    3: 'We advertise your property only if you ask us to.',
  },
  wanted: {
    1: 'A local agent takes on your search.',
    2: 'They check our listings first, then ask the dealers and owners they know.',
    3: 'They call you with matching properties within one working day.',
  },
  job_application: {
    1: 'We read every application and every CV.',
    2: 'You hear from us within two weeks, whether the answer is yes or no.',
    3: 'Only our hiring staff see your CV, and we delete it when we no longer need it.',
  },
} as const
