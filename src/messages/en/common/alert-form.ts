/** What the forms of alerts say is missing or wrong. */
export const alertForm = {
  emailNeeded: 'Enter an email address',
  contactNeeded: 'Enter an email address or a WhatsApp number',
  reasonNeeded: 'Choose at least one kind of alert',
  unusableSearch: 'This search cannot be saved. Open the search again and check its filters',
} as const
