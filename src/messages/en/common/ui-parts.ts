/** What the building blocks of every screen say. */
export const uiParts = {
  breadcrumbs: 'Breadcrumbs',
  home: 'Home',
  close: 'Close',
  loading: 'Loading',
  mapUnavailable: 'The map could not be loaded. Check your connection and reload the page.',
  showMap: 'Show map',
  mapApproximate: 'The map shows the approximate location. Ask us for the exact location.',
  directions: 'Directions',
} as const
