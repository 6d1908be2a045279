/** The queue of listings in which visitors found errors. */
export const listingReportQueue = {
  title: 'Reported listings',
  intro: 'Errors that visitors reported. Correct the listing or change its status, then close the reports.',
  none: 'No reports',
  noneHelp: 'Errors that visitors report in listings appear here.',
  unassigned: 'Unassigned',
  asked: 'Agent asked whether it is still available:',
  outcomes: { corrected: 'Corrected, close', unfounded: 'Nothing wrong, close' },
  oldest: 'Showing the oldest {shown} of {total}.',
} as const
