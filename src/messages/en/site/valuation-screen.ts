export const valuationScreen = {
  crumb: 'Valuation',
  title: 'What is your property worth?',
  intro: 'See an estimate now, with the prices behind it. Then ask a local agent to confirm it.',
  description:
    'Tell us where your house, plot or shop is and how big it is. See what similar properties cost and let a local agent value yours.',
  submit: 'Get my valuation',
  again: 'Value another property',
  estimateTitle: 'Your estimate',
  estimateText: 'An agent is preparing your estimate. You get it within one working day.',
} as const
