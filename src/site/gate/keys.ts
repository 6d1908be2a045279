/** Keys of the tab's storage for a reload of the page. */
export const keys = {
  /** The address that is to be shown without scripts, once. */
  plain: 'aangan-plain',
  /** The address that was reloaded because a script failed: the next time it is shown without scripts. */
  anew: 'aangan-anew',
  /** The typed text, and the scroll position. */
  typed: 'aangan-typed',
} as const
