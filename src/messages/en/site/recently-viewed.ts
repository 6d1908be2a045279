/** The homes that a visitor opened last. */
export const recentlyViewed = {
  title: 'Recently viewed',
  clear: 'Clear',
  clearAll: 'Clear recently viewed homes',
  cleared: 'Recently viewed homes are cleared.',
  failed: 'We could not load these homes. Reload the page to try again.',
  none: 'The homes you viewed are no longer on offer.',
} as const
