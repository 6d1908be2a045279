export const valuationScreen = {
  crumb: 'Valuation',
  title: 'What is your property worth?',
  intro: 'See an estimate now, with the prices behind it. Then ask a local agent to confirm it.',
  description:
    'Tell us where your house, plot or shop is and how big it is. See what similar properties cost and get a valuation from a local agent.',
  submit: 'Get my valuation',
  again: 'Get another valuation',
  estimateTitle: 'Your valuation',
  estimateText: 'An agent is preparing your valuation. You’ll get it within one working day.',
} as const
