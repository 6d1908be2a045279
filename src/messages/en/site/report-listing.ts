/** The page where a visitor reports an error in a listing, and the link to it. */
export const reportListing = {
  link: 'Report an error',
  title: 'Report an error in this listing',
  description: 'Tell us what is wrong with a listing.',
  intro: 'Tell us what is wrong, and we will check it. You do not need to leave your name.',
  about: '{title}, {place} (ID {id})',
  reason: 'What is wrong?',
  choose: 'Choose',
  message: 'Details',
  messageHint: 'For example the right price, or where you saw it. Required for ‘Something else’.',
  send: 'Send report',
  thanks: 'Thank you for your report',
  thanksText:
    'Our staff will check the listing. If something is wrong, they will correct it or take it down.',
  back: 'Back to the property',
} as const
