/** What greets a visitor who returns to the home page. */
export const continueSearch = {
  continue: 'Continue:',
  new: '{count, number} new',
} as const
