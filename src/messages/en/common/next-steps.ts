/** What happens once a form has been received, step by step. */
export const nextSteps = {
  inquiry: {
    1: 'An agent who knows the area will read your inquiry.',
    2: 'The agent will call you back within one working day.',
    3: 'They’ll show you only properties that match what you asked for.',
  },
  property_inquiry: {
    1: 'The agent for this property will read your request.',
    2: 'The agent will send you the details within one working day.',
  },
  project_inquiry: {
    1: 'An agent who knows this project will read your question.',
    2: 'You’ll get an answer within one working day.',
  },
  contact: {
    1: 'A manager will read your feedback.',
    2: 'If your feedback needs a reply, you’ll get one within two working days.',
  },
  get_in_touch: {
    1: 'An agent will pick up your request.',
    2: 'The agent will call you within one working day.',
  },
  franchise: {
    1: 'Our franchise team will review your inquiry and your city.',
    2: 'The team will call you within three working days, answer your questions and send you the terms.',
    3: 'You’ll meet us at our head office before anything is signed.',
  },
  valuation: {
    1: 'A local agent will compare your property with similar ones sold and rented nearby.',
    2: 'We’ll give you a price range by phone or email, and tell you how reliable the range is.',
    3: 'We’ll advertise your property only if you ask us to.',
  },
  wanted: {
    1: 'A local agent will take on your search.',
    2: 'The agent will check our listings first, then ask the dealers and owners they know.',
    3: 'The agent will call you with matching properties within one working day.',
  },
  viewing: {
    1: 'The agent will confirm one of your times, or propose another.',
    2: 'You’ll get the answer by phone or email, with an entry for your calendar.',
    3: 'You can change or cancel the viewing at any time on its page.',
  },
  job_application: {
    1: 'We read every application and every CV.',
    2: 'You’ll hear from us within two weeks, whether the answer is yes or no.',
    3: 'Only our hiring staff will see your CV, and we’ll delete it when we no longer need it.',
  },
} as const
