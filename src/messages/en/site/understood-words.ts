/** On the search page, when filters were read from a query in words. */
export const understoodWords = {
  from: 'Filters from “{words}”',
  wordsInstead: 'Search for these words instead',
} as const
