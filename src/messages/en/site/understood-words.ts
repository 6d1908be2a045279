/** On the search page, when filters were read from a query in words. */
export const understoodWords = {
  from: 'Filters from “{words}”',
  wordsInstead: 'Search for these words instead',
  notUsed: 'We could not use: {words}.',
  preferred:
    '{count, plural, one {# result mentions it and comes first.} other {# results mention it and come first.}}',
  /** Above links to the places that a name may mean. */
  which: 'Which one?',
  separator: ', ',
  selling: 'Would you like to sell?',
  valuation: 'See what your property is worth',
} as const
