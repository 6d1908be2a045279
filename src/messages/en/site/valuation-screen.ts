export const valuationScreen = {
  crumb: 'Valuation',
  title: 'What is your property worth?',
  intro: 'Tell us about your property. The more details you give, the more accurate the valuation.',
  description:
    'Tell us where your house, plot or shop is and how big it is. A local agent compares it with properties sold nearby.',
  submit: 'Get my valuation',
  again: 'Value another property',
  estimateTitle: 'Your estimate',
  estimateText: 'An agent is preparing your estimate. You get it within one working day.',
} as const
