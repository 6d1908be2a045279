/** The inquiry form on a page of its own, and the status of a request. */
export const inquiryScreen = {
  intro:
    'Tell us what you are looking for or what you want to sell. An agent who knows the area will read your inquiry and call you back.',
  description: 'Ask us about buying, renting or selling a property. We’ll answer within one working day.',
  about: 'Ask about {subject}',
  /** Of what could not be loaded, for a form that was sent. */
  propertyOfId: 'property {id}',
  projectOfId: 'project {id}',
  backToProperty: 'Back to the property',
  requestTitle: 'Request {reference}',
  requestHeading: 'Request <number>{reference}</number>',
  requestDescription: 'The status of your request: received, assigned, contacted or closed.',
  receivedOn: 'We received your request on {date}.',
  status: 'Status',
  moreProperties: 'See more properties',
  states: {
    received: { title: 'Received', text: 'We have your request.' },
    assigned: { title: 'Assigned', text: 'An agent who knows the area is looking after your request.' },
    contacted: { title: 'Contacted', text: 'The agent has called or written to you.' },
    closed: { title: 'Closed', text: 'This request is complete. You can contact us again at any time.' },
  },
  /** Read out behind a state that is over. */
  done: ', done',
} as const
