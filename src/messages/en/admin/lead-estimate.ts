/** The estimate that a visitor was shown, and what staff think of it. */
export const leadEstimate = {
  title: 'Estimate shown to the visitor',
  of: '{size} {type} in {place}',
  sale: 'Likely price',
  rent: 'Likely monthly rent',
  range: 'Range',
  cases: 'Similar properties',
  asOf: 'Newest price',
  madeAt: 'Estimated on',
  /** In emails, and of a request that was merged into another. */
  inLine: '{likely} ({range}) in {place}, based on {cases} similar properties, newest price {date}',
  noFigureInLine: 'Not enough evidence on {date}. {reason}',
  noFigure: 'The visitor saw no estimate, because there was not enough evidence.',
  reasons: {
    noEvidence: 'We have no prices for similar properties in this city.',
    unknownSize: 'We have no prices for properties of this size in this city.',
    unknownRooms: 'We have no prices for properties of this size with as many rooms.',
    fewComparables: 'We have prices for fewer than five similar properties.',
    oldEvidence: 'The prices we have are more than three years old.',
    uncertain: 'The prices of similar properties differ too much.',
  },
  own: 'Your figure',
  ownHint: 'What you think the property is worth, e.g. 2.5 Crore or 85,000',
  save: 'Save figure',
  saved: 'Figure saved.',
  recorded: 'Agency’s figure',
  by: '{name}, {date}',
  above: 'The estimate is {percent}% above this figure.',
  below: 'The estimate is {percent}% below this figure.',
  equal: 'The estimate is the same as this figure.',
  measured:
    'Half of our estimates are within {percent}% of the agency’s figure, across {cases, plural, one {# lead} other {# leads}}.',
} as const
