export const notFound = {
  title: 'Page not found',
  text: 'The page may have moved, or the property may no longer be available. Search all current listings or go back to the home page.',
  noSuchId: 'No property has the ID “{id}”. Check the number and search again.',
  search: 'Search properties',
  home: 'Go to home page',
} as const
