export const franchiseScreen = {
  crumb: 'Franchise',
  title: 'Open your own {product} franchise',
  intro:
    'You get our name, our listings and our training. You bring the office, the team and your knowledge of the city.',
  description:
    'Open {agency} in your city: what you get, who we are looking for and how to request the terms.',
  submit: 'Request the terms',
  again: 'Send another inquiry',
  desk: 'Franchise desk: <phone>{number}</phone> or <email>{address}</email>',
} as const
