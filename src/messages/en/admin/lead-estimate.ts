/** The estimate that a visitor was shown, and what staff think of it. */
export const leadEstimate = {
  title: 'Estimate shown to the visitor',
  of: '{size} {type} in {place}',
  sale: 'Likely price',
  rent: 'Likely rent a month',
  range: 'Range',
  cases: 'Similar properties',
  asOf: 'Newest price',
  madeAt: 'Estimated on',
  /** In emails, and of a request that was merged into another. */
  inLine: '{likely} ({range}) in {place}, from {cases} similar properties, newest price {date}',
  noFigureInLine: 'Not enough evidence on {date}. {reason}',
  noFigure: 'The visitor was told that there is not enough evidence.',
  reasons: {
    noEvidence: 'No prices of such properties in this city are known.',
    fewComparables: 'Fewer than five similar properties are known.',
    oldEvidence: 'The known prices are more than three years old.',
    uncertain: 'The prices of similar properties differ too much.',
  },
  own: 'Your figure',
  ownHint: 'What the property is worth in your view, e.g. 2.5 Crore or 85,000',
  save: 'Save figure',
  saved: 'Figure saved.',
  recorded: 'Figure of the agency',
  by: '{name}, {date}',
  above: 'The estimate is {percent}% above it.',
  below: 'The estimate is {percent}% below it.',
  equal: 'The estimate is the same.',
  measured:
    'Across {cases, plural, one {# figure} other {# figures}} of the agency, half of the estimates are within {percent}%.',
} as const
