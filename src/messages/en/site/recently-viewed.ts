/** The homes that a visitor opened last. */
export const recentlyViewed = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearAll: 'Clear recently viewed properties',
  cleared: 'Recently viewed properties cleared.',
  failed: 'We could not load these properties. Reload the page to try again.',
  none: 'The properties you viewed are no longer available.',
} as const
