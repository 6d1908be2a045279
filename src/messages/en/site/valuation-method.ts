/** How estimates are made and how far they were off: /valuation/method. */
export const valuationMethod = {
  crumb: 'Method and accuracy',
  valuation: 'Valuation',
  title: 'How we estimate prices',
  description:
    'How our price estimates are made, and how accurate they are: measured at least every night, by city, type and evidence.',
  intro:
    'An estimate compares a property with similar ones whose price is known. Every night, and after an import of prices, we check how close our estimates come, and publish the result here.',
  accuracy: 'How accurate estimates are',
  notEnough:
    'We do not have enough prices yet to measure how accurate our estimates are. Until we do, an agent will answer every valuation request.',
  accuracyOf: { sale: 'Accuracy of sale prices', rent: 'Accuracy of rents' },
  headline: {
    sale: 'Half of our estimates are within {percent} of the asking price.',
    rent: 'Half of our estimates are within {percent} of the asking rent.',
  },
  cases:
    'Tested against {cases, plural, one {# asking price} other {# asking prices}} on {date}, each estimated as if we did not know it. {answered, plural, one {# had} other {# had}} enough evidence for an estimate: {within} of them were within 20% of the price, and in {covered} of them the price was within the range we gave.',
  measured:
    'Measured on {date}, based on {count, plural, one {# price} other {# prices}}. Groups with fewer than 30 estimates are left out.',
  staff: 'Compared with our agents',
  staffText:
    'Agents who valued a property recorded their own figure next to our estimate. Half of our estimates are within {percent} of the agent’s figure, based on {cases} properties. Newest figure: {date}.',
  byCity: 'By city',
  byType: 'By property type',
  bySupport: 'By evidence',
  supports: {
    area: 'Five or more similar properties in the same area',
    society: 'Five or more similar properties in the same society',
    city: 'Similar properties elsewhere in the city',
  },
  columns: {
    group: 'Group',
    cases: 'Prices',
    answered: 'Estimates',
    median: 'Half are within',
    within20: 'Within 20%',
  },
  counts:
    '{cases, number} {cases, plural, one {price} other {prices}}, {answered, number} {answered, plural, one {estimate} other {estimates}}',
  percent: '{percent}%',
  sections: {
    evidence: {
      title: 'What an estimate is based on',
      text: 'Asking prices of the properties on this site with their dates, market prices that we collect, and prices agreed in our own deals. Agreed prices are private: they are never shown. They count only three months after the deal and only among five or more, each raised or lowered by a tenth or more, so that no one can work out a single price. Prices that are far from all similar ones, such as one with a zero too many, are left out.',
    },
    comparison: {
      title: 'How properties are compared',
      text: 'A property is compared with others of the same purpose and type: first in the same area, then in the society around it, then in the city. The more alike they are in location, size, bedrooms, bathrooms and date, the more they count. Older prices are adjusted to today using the city’s price trend.',
    },
    range: {
      title: 'What the range means',
      text: 'The range is set so that four out of five prices are within it. Where we know the prices of fewer than five similar properties, or the range would be wider than 35% either way, we give no figure and an agent answers instead.',
    },
    measuring: {
      title: 'How accuracy is measured',
      text: 'Every night, known asking prices are split into five parts. Each part is estimated from the other four, and the estimates are compared with the actual asking prices. An asking price is not a sale price: a property may sell for less.',
    },
  },
  start: 'Get a valuation',
} as const
