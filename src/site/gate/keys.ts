/** What the tab's storage keeps while a page is loaded anew. */
export const keys = {
  /** The address that is to be shown without scripts, once. */
  plain: 'aangan-plain',
  /** The address that was loaded anew because a script failed: the next time it is shown without scripts. */
  anew: 'aangan-anew',
  /** What was typed, and how far the page was scrolled. */
  typed: 'aangan-typed',
} as const
